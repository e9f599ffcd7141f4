import { check, list, number, oneOf, units } from '../check.ts';
import { dec, max, min } from '../decimal.ts';
import type { ExactPrice, Fraction, Price, WholePrice } from '../types.ts';

export interface TrailingStop {
  /** the highest (falls below) or lowest (rises above) last traded price since submission */
  extreme: WholePrice;
  /** price at or beyond which the stop order triggers */
  trigger: ExactPrice;
}

/**
 * Where a trailing stop order stands after a series of last traded prices, the first of which is the one at its
 * submission.
 * Source: `vega:core/execution/stoporders/trailing_stop_orders.go` (PriceUpdated, trigger).
 */
export function trailingTrigger(input: {
  /** which way the price has to go to trigger */
  direction: 'fallsBelow' | 'risesAbove';
  /** distance from the extreme, between 0 and 1 */
  offset: Fraction;
  /** last traded prices, the one at submission first */
  prices: readonly [Price, ...Price[]];
}): TrailingStop {
  check(input, {
    direction: oneOf('fallsBelow', 'risesAbove'),
    offset: number({ above: 0, below: 1 }),
    prices: list(units, { least: 1 }),
  });
  const { direction, offset, prices } = input;
  const [first, ...rest] = prices;
  if (direction === 'fallsBelow') {
    const extreme = max(first, ...rest);
    return { extreme, trigger: extreme.minus(extreme.times(dec(offset))) };
  }
  const extreme = min(first, ...rest);
  return { extreme, trigger: extreme.plus(extreme.times(dec(offset))) };
}
