import { dec, sum, whole, ZERO, type Dec, type Numeric } from '../decimal.ts';
import { shares } from '../shares.ts';

/** How often the release hands out what is left, the first time included. Source: `vega:core/rewards/staking_reward_calculator.go`. */
const ROUNDS = 10;

/**
 * What each delegator of a validator receives of the delegators' amount, in the asset's smallest unit and the order
 * given, without the cap per party. Each gets its part rounded down; what is left is shared by the same parts again, until
 * a round hands out nothing.
 * Source: `vega:core/rewards/staking_reward_calculator.go` (calculateRewardsByStake, adjustWeights).
 * @param amount whole number of smallest units
 * @param delegations stake of each, in the order of the delegators' keys (it matters between equally large ones only)
 */
export function delegatorPayouts({
  amount,
  delegations,
}: {
  amount: Numeric;
  delegations: readonly Numeric[];
}): Dec[] {
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
