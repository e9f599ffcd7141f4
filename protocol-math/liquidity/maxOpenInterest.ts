import { any, ascending, check, list, notNegative, record, units } from '../check.ts';
import { dec, max, ZERO } from '../decimal.ts';
import type { Seconds, Volume, WholeVolume } from '../types.ts';

export interface OpenInterestRecord {
  /** when it was recorded, on the clock of `now` */
  time: Seconds;
  /** all long positions of the market together */
  openInterest: Volume;
}

/**
 * The largest open interest of the time window that the target stake looks at. Values of the last moment recorded count even when
 * the window has left them behind. Source: `vega:core/liquidity/target/engine.go` (RecordOpenInterest, computeMaxOI).
 */
export function maxOpenInterest(input: {
  /** values by ascending time; several may share one */
  records: readonly OpenInterestRecord[];
  /** the moment of the calculation, not before the last record */
  now: Seconds;
  /** the market's time window, or `market.stake.target.timeWindow` */
  timeWindow: Seconds;
}): WholeVolume {
  check(input, {
    records: list(record<OpenInterestRecord>({ time: any, openInterest: units })),
    now: any,
    timeWindow: notNegative,
  });
  const { records } = input;
  ascending('records', records, 'time', { strict: false });
  const last = records[records.length - 1];
  if (!last) return ZERO;
  if (dec(input.now).lt(dec(last.time)))
    throw new RangeError(
      `now must be at least ${dec(last.time).toFixed()}, the time of the last record, not ${dec(input.now).toFixed()}`,
    );
  const from = dec(input.now).minus(dec(input.timeWindow));
  const counted = records.filter(({ time }) => dec(time).gte(from) || dec(time).eq(dec(last.time)));
  return max(ZERO, ...counted.map(({ openInterest }) => openInterest));
}
