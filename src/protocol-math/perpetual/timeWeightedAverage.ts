import { dec, max, min, whole, ZERO, type Dec, type Numeric } from '../decimal.ts';

export interface DataPoint {
  /** in any unit of time, the same for all */
  time: Numeric;
  /** in the asset's smallest unit */
  price: Numeric;
}

/**
 * The time-weighted average price of a funding period, rounded down to the asset's smallest unit. A price holds from its
 * data point to the next one; the average starts at the start of the period, or at the first data point if that is
 * later. Zero without data or without elapsed time.
 * Source: `vega:core/products/perpetual.go` (cachedTWAP).
 */
export function timeWeightedAverage({
  points,
  start,
  end,
}: {
  points: readonly DataPoint[];
  start: Numeric;
  end: Numeric;
}): Dec {
  const sorted = points
    .map((point) => ({ time: dec(point.time), price: dec(point.price) }))
    .sort((a, b) => a.time.cmp(b.time));
  const first = sorted[0];
  if (!first) return ZERO;
  const from = max(start, first.time);
  const until = dec(end);
  if (until.lte(from)) return ZERO;
  let total = ZERO;
  sorted.forEach((point, index) => {
    const next = sorted[index + 1];
    const begin = max(point.time, from);
    const finish = next ? min(next.time, until) : until;
    if (finish.gt(begin)) total = total.plus(point.price.times(finish.minus(begin)));
  });
  return whole(total.div(until.minus(from)));
}
