import { dec, max, whole, ZERO, type Dec, type Numeric } from '../decimal.ts';

export interface DataPoint {
  /** in any unit of time, the same for all */
  time: Numeric;
  /** in the asset's smallest unit */
  price: Numeric;
}

interface Point {
  time: Dec;
  price: Dec;
}

/**
 * The data points that count, by time, after all have arrived in the order given. A value for a time that has one is refused. One
 * from before the time at which the series began to count takes the place of everything collected so far.
 * Source: `vega:core/products/perpetual.go` (addPoint, insertPoint).
 */
export function countedPoints(points: readonly DataPoint[], start: Numeric): Point[] {
  let counted: Point[] = [];
  for (const { time, price } of points) {
    const point = { time: dec(time), price: dec(price) };
    const first = counted[0];
    if (!first || point.time.lt(max(start, first.time))) counted = [point];
    else if (!counted.some((other) => other.time.eq(point.time))) {
      counted = [...counted, point].sort((a, b) => a.time.cmp(b.time));
    }
  }
  return counted;
}

/**
 * The time-weighted average price of a funding period, rounded down to the asset's smallest unit. A price holds from its
 * data point to the next one; the average starts at the start of the period, or at the first data point if that is
 * later. Undefined without data up to the end: the release then has no average, and a period with no average of either
 * series pays nothing. With the first data at the very end it is zero, as the release divides by no time at all.
 * Source: `vega:core/products/perpetual.go` (cachedTWAP, haveDataBeforeGivenTime).
 * @param points in the order in which they reached the network
 */
export function timeWeightedAverage({
  points,
  start,
  end,
}: {
  points: readonly DataPoint[];
  start: Numeric;
  end: Numeric;
}): Dec | undefined {
  const until = dec(end);
  const counted = countedPoints(points, start).filter((point) => point.time.lte(until));
  const [first] = counted;
  if (!first) return undefined;
  const from = max(start, first.time);
  if (until.lte(from)) return until.eq(from) ? ZERO : undefined;
  let total = ZERO;
  counted.forEach((point, index) => {
    const finish = counted[index + 1]?.time ?? until;
    const begin = max(point.time, from);
    if (finish.gt(begin)) total = total.plus(point.price.times(finish.minus(begin)));
  });
  return whole(total.div(until.minus(from)));
}
