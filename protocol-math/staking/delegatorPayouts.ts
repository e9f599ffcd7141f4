import { check, list, units } from '../check.ts';
import { dec, sum, whole, ZERO } from '../decimal.ts';
import type { Amount, Stake, WholeAmount } from '../types.ts';
import { shares } from '../shares.ts';

/** How often the release hands out what is left, the first time included. Source: `vega:core/rewards/staking_reward_calculator.go`. */
const ROUNDS = 10;

/**
 * What each delegator of a validator receives of the delegators' amount, in the order
 * given, without the cap per party. Each gets its part rounded down; what is left is shared by the same parts again, until
 * a round hands out nothing.
 * Source: `vega:core/rewards/staking_reward_calculator.go` (calculateRewardsByStake, adjustWeights).
 */
export function delegatorPayouts(input: {
  /** what the delegators share */
  amount: Amount;
  /** stake of each, in the order of the delegators' keys (it matters between equally large ones only) */
  delegations: readonly Stake[];
}): WholeAmount[] {
  check(input, { amount: units, delegations: list(units) });
  const { amount, delegations } = input;
  const parts = shares(delegations.map(dec));
  let payouts = parts.map(() => ZERO);
  let left = dec(amount);
  for (let round = 0; round < ROUNDS; round += 1) {
    const handed = parts.map((part) => whole(part.times(left)));
    const total = sum(handed);
    if (total.isZero()) break;
    payouts = payouts.map((payout, index) => payout.plus(handed[index] ?? ZERO));
    left = left.minus(total);
  }
  return payouts;
}
