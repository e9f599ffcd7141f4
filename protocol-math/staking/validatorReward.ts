import { check, fraction, list, units } from '../check.ts';
import { dec, div, ONE, sum, whole, ZERO } from '../decimal.ts';
import type { Amount, ExactFraction, Fraction, Stake, WholeAmount } from '../types.ts';
import { delegatorPayouts } from './delegatorPayouts.ts';

export interface ValidatorReward {
  /** kept by the validator for itself and its self-stake */
  validator: WholeAmount;
  /** handed on to the delegators */
  delegators: WholeAmount;
  /** what each delegator receives, in the order given */
  perDelegator: WholeAmount[];
  /** the part that goes to the delegators */
  delegatorFraction: ExactFraction;
}

/**
 * One validator's part of an epoch's staking reward and how it is shared with the delegators, every amount rounded
 * down, without the cap per party, which `stakingRewards` has.
 * Source: `vega:core/rewards/staking_reward_calculator.go` (calculateRewardsByStake).
 */
export function validatorReward(input: {
  /** what all validators of the status share */
  reward: Amount;
  /** the validator's part of it */
  normalisedScore: Fraction;
  /** what the validator staked itself */
  selfStake: Stake;
  /** what each delegator staked */
  delegations: readonly Stake[];
  /** `reward.staking.delegation.delegatorShare` */
  delegatorShare: Fraction;
}): ValidatorReward {
  check(input, {
    reward: units,
    normalisedScore: fraction,
    selfStake: units,
    delegations: list(units),
    delegatorShare: fraction,
  });
  const { reward, normalisedScore, selfStake, delegations, delegatorShare } = input;
  const delegated = sum(delegations);
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
