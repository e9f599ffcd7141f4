import { check, counting, notNegative, units } from '../check.ts';
import { dec, div, ZERO } from '../decimal.ts';
import type { Amount, Count, ExactAmount, ExactFactor } from '../types.ts';

/**
 * The running average of traded value per market-value window, after a window that is the
 * `windowNumber`-th since the opening auction (counted from 1). In the first window the value traded adds to that of the
 * opening auction. Source: `vega:core/execution/common/fees.go` (AvgTradeValue).
 */
export function averageTradedValue(input: {
  /** the average after the window before; before the first, the value traded in the opening auction. Need not be a whole number */
  previousAverage: Amount;
  /** value traded in this window */
  tradedValue: Amount;
  /** number of this window since the opening auction, counted from 1 */
  windowNumber: Count;
}): ExactAmount {
  check(input, { previousAverage: notNegative, tradedValue: units, windowNumber: counting });
  const { previousAverage, tradedValue, windowNumber: window } = input;
  if (window === 1) return dec(previousAverage).plus(dec(tradedValue));
  return dec(previousAverage)
    .times(div(window - 1, window))
    .plus(div(tradedValue, window));
}

/**
 * The growth of a market from one window to the next, 0.1 is ten per cent: zero in the first.
 * Source: `vega:core/execution/common/equity_shares.go` (AvgTradeValue).
 */
export function marketGrowth(input: {
  /** average traded value after the window before; need not be a whole number */
  previousAverage: Amount;
  /** average traded value after this window; need not be a whole number */
  average: Amount;
}): ExactFactor {
  check(input, { previousAverage: notNegative, average: notNegative });
  const { previousAverage, average } = input;
  const before = dec(previousAverage);
  return before.isZero() ? ZERO : div(dec(average).minus(before), before);
}
