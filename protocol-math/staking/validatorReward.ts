import { dec, div, ONE, whole, ZERO, type Dec, type Numeric } from '../decimal.ts';
import { delegatorPayouts } from './delegatorPayouts.ts';

export interface ValidatorReward {
  /** kept by the validator for itself and its self-stake */
  validator: Dec;
  /** handed on to the delegators */
  delegators: Dec;
  /** what each delegator receives, in the order given */
  perDelegator: Dec[];
  /** the fraction that goes to the delegators */
  delegatorFraction: Dec;
}

/**
 * One validator's part of an epoch's staking reward and how it is shared with the delegators, in the asset's smallest
 * unit, every amount rounded down, without the cap per party.
 * Source: `vega:core/rewards/staking_reward_calculator.go` (calculateRewardsByStake).
 * @param reward what all validators of the status share
 * @param normalisedScore the validator's part of it, a fraction
 * @param delegatorShare `reward.staking.delegation.delegatorShare`
 */
export function validatorReward({
  reward,
  normalisedScore,
  selfStake,
  delegations,
  delegatorShare,
}: {
  reward: Numeric;
  normalisedScore: Numeric;
  selfStake: Numeric;
  delegations: readonly Numeric[];
  delegatorShare: Numeric;
}): ValidatorReward {
  const delegated = delegations.reduce<Dec>((total, amount) => total.plus(dec(amount)), dec(0));
  const stake = delegated.plus(dec(selfStake));
  if (dec(normalisedScore).isZero() || stake.isZero()) {
    return { validator: ZERO, delegators: ZERO, perDelegator: delegations.map(() => ZERO), delegatorFraction: ZERO };
  }
  const payout = dec(normalisedScore).times(dec(reward));
  const delegatorFraction = div(dec(delegatorShare).times(delegated), stake);
  const delegators = whole(delegatorFraction.times(payout));
  return {
    validator: whole(ONE.minus(delegatorFraction).times(payout)),
    delegators,
    perDelegator: delegatorPayouts({ amount: delegators, delegations }),
    delegatorFraction,
  };
}
