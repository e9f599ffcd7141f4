import { dec, div, ZERO, type Dec, type Numeric } from '../decimal.ts';

/**
 * The score by which validators compete for places: share of all stake times performance, times the incumbent bonus for
 * those that hold a place as consensus or standby validator.
 * Source: `vega:core/validators/validator_score.go` (getStakeScore, getRankingScoreInternal).
 * @param incumbentFactor one plus `network.validators.incumbentBonus`
 */
export function rankingScore({
  stake,
  totalStake,
  performance,
  incumbent,
  incumbentFactor,
}: {
  stake: Numeric;
  totalStake: Numeric;
  performance: Numeric;
  incumbent: boolean;
  incumbentFactor: Numeric;
}): Dec {
  const stakeScore = dec(totalStake).gt(0) ? div(stake, totalStake) : ZERO;
  const score = stakeScore.times(dec(performance));
  return incumbent ? score.times(dec(incumbentFactor)) : score;
}
