import { check, flag, fraction, notNegative, units } from '../check.ts';
import { dec, div, ONE, ZERO } from '../decimal.ts';
import { requirePart } from './requirePart.ts';
import type { ExactScore, Factor, Fraction, Stake } from '../types.ts';

/**
 * The score by which validators compete for places: share of all stake times performance, times the incumbent bonus for
 * those that hold a place as consensus or standby validator.
 * Source: `vega:core/validators/validator_score.go` (getStakeScore, getRankingScoreInternal).
 * @throws RangeError also when the validator has more stake than there is.
 */
export function rankingScore(input: {
  /** the validator's own and delegated stake */
  stake: Stake;
  /** stake of all validators */
  totalStake: Stake;
  /** performance score */
  performance: Fraction;
  /** whether it holds a place */
  incumbent: boolean;
  /** `network.validators.incumbentBonus`: 0.1 raises the score by a tenth */
  incumbentBonus: Factor;
}): ExactScore {
  check(input, {
    stake: units,
    totalStake: units,
    performance: fraction,
    incumbent: flag,
    incumbentBonus: notNegative,
  });
  const { stake, totalStake, performance, incumbent, incumbentBonus } = input;
  requirePart('stake', stake, 'totalStake', totalStake);
  const stakeScore = dec(totalStake).gt(0) ? div(stake, totalStake) : ZERO;
  const score = stakeScore.times(dec(performance));
  return incumbent ? score.times(ONE.plus(dec(incumbentBonus))) : score;
}
