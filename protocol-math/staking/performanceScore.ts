import { dec, div, max, min, ONE, type Dec, type Numeric } from '../decimal.ts';

/** The least a consensus validator can score, and the blocks it is forgiven. Source: `vega:core/validators/validator_performance.go`. */
const LEAST = dec('0.05');
const TOLERANCE = dec(2);

/**
 * The performance score of a consensus validator for an epoch, a fraction: blocks proposed (with a tolerance of two
 * blocks, or of `performanceScalingFactor` of them if that is more) over blocks it was expected to propose by its voting
 * power, between 0.05 and 1.
 * Source: `vega:core/validators/validator_performance.go` (ValidatorPerformanceScore).
 */
export function performanceScore({
  proposed,
  blocks,
  power,
  totalPower,
  scalingFactor,
}: {
  proposed: Numeric;
  /** blocks of the epoch */
  blocks: Numeric;
  power: Numeric;
  totalPower: Numeric;
  /** `validator.performance.scaling.factor` */
  scalingFactor: Numeric;
}): Dec {
  if (dec(blocks).isZero() || dec(totalPower).isZero()) return LEAST;
  const counted = dec(proposed).plus(max(TOLERANCE, dec(proposed).times(dec(scalingFactor))));
  return max(LEAST, min(ONE, div(div(counted, blocks), div(power, totalPower))));
}
