import { check, list, notNegative } from '../check.ts';
import { div, max, ONE, sum, whole, type Dec } from '../decimal.ts';
import type { Score } from '../types.ts';

const SCALE = 10_000;

/**
 * The consensus voting power of each validator: its part of all scores in ten-thousandths, rounded down, at least 1; ten
 * each when nobody has a score. Source: `vega:core/validators/validator_set.go` (calculateVotingPower).
 */
export function votingPower(input: {
  /** ranking scores of the consensus validators */
  scores: readonly Score[];
}): Dec[] {
  check(input, { scores: list(notNegative) });
  const { scores } = input;
  const total = sum(scores);
  return scores.map((score) => (total.gt(0) ? whole(max(ONE, div(score, total).times(SCALE))) : whole(10)));
}
