import { check, notNegative, units } from '../check.ts';
import { dec, div, max, min, ONE } from '../decimal.ts';
import type { ExactFraction, Factor, Score } from '../types.ts';

/** The least a consensus validator can score, and the blocks it is forgiven. Source: `vega:core/validators/validator_performance.go`. */
const LEAST = dec('0.05');
const TOLERANCE = dec(2);

/**
 * The performance score of a consensus validator for an epoch: blocks proposed (with a tolerance of two
 * blocks, or of `performanceScalingFactor` of them if that is more) over blocks it was expected to propose by its voting
 * power, between 0.05 and 1.
 * Source: `vega:core/validators/validator_performance.go` (ValidatorPerformanceScore).
 */
export function performanceScore(input: {
  /** blocks that the validator proposed in the epoch, a whole number */
  proposed: Score;
  /** blocks of the epoch, a whole number */
  blocks: Score;
  /** the validator's voting power, a whole number */
  power: Score;
  /** voting power of all consensus validators, a whole number */
  totalPower: Score;
  /** `validator.performance.scaling.factor` */
  scalingFactor: Factor;
}): ExactFraction {
  check(input, { proposed: units, blocks: units, power: units, totalPower: units, scalingFactor: notNegative });
  const { proposed, blocks, power, totalPower, scalingFactor } = input;
  if (dec(blocks).isZero() || dec(totalPower).isZero()) return LEAST;
  const counted = dec(proposed).plus(max(TOLERANCE, dec(proposed).times(dec(scalingFactor))));
  // Without power nothing is expected; the release never asks then.
  if (dec(power).isZero()) return LEAST;
  return max(LEAST, min(ONE, div(div(counted, blocks), div(power, totalPower))));
}
