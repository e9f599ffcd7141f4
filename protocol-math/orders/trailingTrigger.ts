import { dec, max, min, type Dec, type Numeric } from '../decimal.ts';

export interface TrailingStop {
  /** the highest (falls below) or lowest (rises above) last traded price since submission */
  extreme: Dec;
  /** unrounded price at or beyond which the stop order triggers */
  trigger: Dec;
}

/**
 * Where a trailing stop order stands after a series of last traded prices, the first of which is the one at its
 * submission.
 * Source: `vega:core/execution/stoporders/trailing_stop_orders.go` (PriceUpdated, trigger).
 * @param offset a fraction between zero and one
 */
export function trailingTrigger({
  direction,
  offset,
  prices,
}: {
  direction: 'fallsBelow' | 'risesAbove';
  offset: Numeric;
  prices: readonly [Numeric, ...Numeric[]];
}): TrailingStop {
  const [first, ...rest] = prices;
  if (direction === 'fallsBelow') {
    const extreme = max(first, ...rest);
    return { extreme, trigger: extreme.minus(extreme.times(dec(offset))) };
  }
  const extreme = min(first, ...rest);
  return { extreme, trigger: extreme.plus(extreme.times(dec(offset))) };
}
