import { any, check, list, record, units } from '../check.ts';
import { dec, max, whole, ZERO, type Dec } from '../decimal.ts';
import type { Price, Seconds, WholePrice } from '../types.ts';

export interface DataPoint {
  /** when the value was observed, on the clock of `start` and `end` */
  time: Seconds;
  /** the value */
  price: Price;
}

export const POINTS = list(record<DataPoint>({ time: any, price: units }));

interface Period {
  /** start of the period */
  start: Seconds;
  /** end of the period */
  end: Seconds;
}

/** Refuses a period that ends before it starts. */
export function requireOrder({ start, end }: Period): void {
  if (dec(end).lt(dec(start)))
    throw new RangeError(`end must be at least ${dec(start).toFixed()}, the start, not ${dec(end).toFixed()}`);
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
export function countedPoints(points: readonly DataPoint[], start: Seconds): Point[] {
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
 * The time-weighted average price of a funding period, rounded down. A price holds from its
 * data point to the next one; the average starts at the start of the period, or at the first data point if that is
 * later. Undefined without data up to the end: the release then has no average, and a period with no average of either
 * series pays nothing. With the first data at the very end it is zero, as the release divides by no time at all.
 * Source: `vega:core/products/perpetual.go` (cachedTWAP, haveDataBeforeGivenTime).
 */
export function timeWeightedAverage(input: {
  /** the series, in the order in which its values reached the network */
  points: readonly DataPoint[];
  /** start of the period */
  start: Seconds;
  /** moment up to which the average runs */
  end: Seconds;
}): WholePrice | undefined {
  check(input, { points: POINTS, start: any, end: any });
  requireOrder(input);
  const { points, start, end } = input;
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
