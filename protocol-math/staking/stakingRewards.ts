import { check, fraction, list, name, record, units } from '../check.ts';
import { dec, div, min, ONE, sum, whole, ZERO, type Dec } from '../decimal.ts';
import { shares } from '../shares.ts';
import type { Amount, Fraction, Stake, WholeAmount } from '../types.ts';

/** How often the release hands out what is left, the first time included. */
const ROUNDS = 10;
/** Less than this part of the cap is not handed out again. */
const LEAST_PART = dec('0.001');

export interface Delegation {
  /** the delegator's id */
  party: string;
  /** what it delegated to this validator */
  amount: Stake;
}

export interface RewardedValidator {
  /** the validator's id as a party: a delegator elsewhere may be the same one */
  party: string;
  /** its part of the reward */
  normalisedScore: Fraction;
  /** what it staked itself */
  selfStake: Stake;
  /** its delegators, each once */
  delegations: readonly Delegation[];
}

export interface PartyReward {
  /** the party's id */
  party: string;
  /** what it is paid for all it staked, capped */
  amount: WholeAmount;
}

/**
 * The staking rewards of an epoch for validators of one status and all their delegators, with the cap per party. What the cap leaves
 * of the delegators' part of a validator is handed out again among them, up to ten times in all and as long as it is at least a
 * thousandth of the cap; what a validator cannot take itself stays in the reward account.
 * Source: `vega:core/rewards/staking_reward_calculator.go` (calculateRewardsByStake).
 */
export function stakingRewards(input: {
  /** what all validators of the status share */
  reward: Amount;
  /** `reward.staking.delegation.delegatorShare` */
  delegatorShare: Fraction;
  /** `reward.staking.delegation.maxPayoutPerParticipant`; 0 for no cap */
  maxPayout: Amount;
  /** the validators, in the order of their ids */
  validators: readonly RewardedValidator[];
}): {
  /** what each party receives, validators and delegators, in the order they first receive something */
  parties: PartyReward[];
  /** all of it together */
  paid: WholeAmount;
  /** what stays in the reward account */
  left: WholeAmount;
} {
  check(input, {
    reward: units,
    delegatorShare: fraction,
    maxPayout: units,
    validators: list(
      record<RewardedValidator>({
        party: name,
        normalisedScore: fraction,
        selfStake: units,
        delegations: list(record<Delegation>({ party: name, amount: units })),
      }),
    ),
  });
  const cap = dec(input.maxPayout);
  const paid = new Map<string, Dec>();
  const pay = (party: string, amount: Dec): Dec => {
    const before = paid.get(party) ?? ZERO;
    const after = cap.isZero() ? before.plus(amount) : min(before.plus(amount), cap);
    paid.set(party, after);
    return after.minus(before);
  };
  for (const validator of input.validators) {
    const delegated = sum(validator.delegations.map(({ amount }) => amount));
    const stake = delegated.plus(dec(validator.selfStake));
    if (dec(validator.normalisedScore).isZero() || stake.isZero()) continue;
    const payout = dec(validator.normalisedScore).times(dec(input.reward));
    const delegatorFraction = div(dec(input.delegatorShare).times(delegated), stake);
    pay(validator.party, whole(ONE.minus(delegatorFraction).times(payout)));
    const delegations = validator.delegations
      .filter(({ amount }) => !dec(amount).isZero())
      .sort((a, b) => (a.party < b.party ? -1 : 1));
    const parts = shares(delegations.map(({ amount }) => dec(amount)));
    let left = whole(delegatorFraction.times(payout));
    for (let round = 0; round < ROUNDS && left.gt(0); round += 1) {
      const handed = sum(delegations.map(({ party }, index) => pay(party, whole((parts[index] ?? ZERO).times(left)))));
      left = left.minus(handed);
      if (handed.isZero() || left.lt(whole(LEAST_PART.times(cap)))) break;
    }
  }
  const parties = [...paid].map(([party, amount]) => ({ party, amount }));
  const total = sum(parties.map(({ amount }) => amount));
  return { parties, paid: total, left: dec(input.reward).minus(total) };
}
