import { any, ascending, check, flag, list, record } from '../check.ts';
import { dec, div, ZERO } from '../decimal.ts';
import type { ExactFraction, Seconds } from '../types.ts';

export interface SlaObservation {
  /** end of the block, on the clock of `start` and `end` */
  time: Seconds;
  /** whether the commitment was met then */
  met: boolean;
}

/**
 * The part of an epoch during which a provider met its commitment. It is looked at when the epoch starts and at the end of every
 * block; what is found holds until the next time. Zero for an epoch without length.
 * Source: `vega:core/liquidity/v2/sla.go` (ResetSLAEpoch, EndBlock, calculateCurrentTimeBookFraction).
 */
export function slaTimeFraction(input: {
  /** start of the epoch */
  start: Seconds;
  /** end of the epoch */
  end: Seconds;
  /** observations by ascending time, from the start to the end of the epoch */
  observations: readonly SlaObservation[];
}): ExactFraction {
  check(input, { start: any, end: any, observations: list(record<SlaObservation>({ time: any, met: flag })) });
  const { observations } = input;
  ascending('observations', observations, 'time', { strict: false });
  const start = dec(input.start);
  const end = dec(input.end);
  if (end.lt(start)) throw new RangeError(`end must be at least ${start.toFixed()}, the start, not ${end.toFixed()}`);
  observations.forEach(({ time }, index) => {
    if (dec(time).lt(start) || dec(time).gt(end))
      throw new RangeError(
        `observations[${index}].time must be from ${start.toFixed()} to ${end.toFixed()}, not ${dec(time).toFixed()}`,
      );
  });
  if (end.eq(start)) return ZERO;
  let met = ZERO;
  observations.forEach((observation, index) => {
    if (observation.met) met = met.plus(dec(observations[index + 1]?.time ?? input.end).minus(dec(observation.time)));
  });
  return div(met, end.minus(start));
}
