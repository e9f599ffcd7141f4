import { dec, div, ZERO, type Dec, type Numeric } from '../decimal.ts';

/**
 * The running average of traded value per market-value window, in the asset's smallest unit, after a window that is the
 * `window`-th since the opening auction (counted from 1). In the first window the value traded adds to that of the
 * opening auction. Source: `vega:core/execution/common/fees.go` (AvgTradeValue).
 */
export function averageTradedValue({
  previousAverage,
  tradedValue,
  window,
}: {
  previousAverage: Numeric;
  tradedValue: Numeric;
  window: number;
}): Dec {
  if (window === 1) return dec(previousAverage).plus(dec(tradedValue));
  return dec(previousAverage)
    .times(div(window - 1, window))
    .plus(div(tradedValue, window));
}

/**
 * The growth of a market from one window to the next, a fraction: zero in the first.
 * Source: `vega:core/execution/common/equity_shares.go` (AvgTradeValue).
 */
export function marketGrowth({ previousAverage, average }: { previousAverage: Numeric; average: Numeric }): Dec {
  const before = dec(previousAverage);
  return before.isZero() ? ZERO : div(dec(average).minus(before), before);
}
