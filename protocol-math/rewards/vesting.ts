import { dec, max, min, ONE, whole, ZERO, type Dec, type Numeric } from '../decimal.ts';
import { ascending, lastTierMet } from './tiers.ts';

export interface VestingParameters {
  /** `rewards.vesting.baseRate`, a fraction per epoch */
  baseRate: Numeric;
  /** `rewards.vesting.minimumTransfer`, in quantums */
  minimumTransfer: Numeric;
  /** the asset's quantum, in its smallest unit */
  quantum: Numeric;
  /** vesting multiplier of the party's activity streak; 1 when left out */
  vestingMultiplier?: Numeric;
}

/**
 * What moves from a party's vesting account to its vested account at the end of an epoch, in the asset's smallest unit:
 * balance times base rate times multiplier, rounded down, but at least the minimum transfer and at most the balance.
 * Source: `vega:core/vesting/vesting.go` (makeTransfer).
 */
export function vestedAmount({ balance, ...parameters }: VestingParameters & { balance: Numeric }): Dec {
  const held = dec(balance);
  const least = whole(dec(parameters.quantum).times(dec(parameters.minimumTransfer)));
  const rate = dec(parameters.baseRate).times(dec(parameters.vestingMultiplier ?? 1));
  return min(held, max(whole(held.times(rate)), least));
}

export interface VestingEpoch {
  /** epoch ends after the one that pays the reward: 0 is that one itself */
  epoch: number;
  /** what vests at this epoch's end */
  vested: Dec;
  /** still locked or vesting afterwards */
  remaining: Dec;
  /** true while the lock lasts and nothing vests */
  locked: boolean;
}

/**
 * How a reward vests epoch by epoch until nothing is left or `epochs` are listed, in the asset's smallest unit. Rewards
 * are paid at the end of an epoch, before vesting is worked out, so that a reward without a lock starts to vest at that
 * very moment; a lock puts the start off by `lockPeriod` epochs.
 * Source: `vega:core/vesting/vesting.go` (AddReward, moveLocked, distributeVested).
 */
export function vestingSchedule({
  amount,
  lockPeriod = 0,
  epochs,
  ...parameters
}: VestingParameters & { amount: Numeric; lockPeriod?: number; epochs: number }): VestingEpoch[] {
  const schedule: VestingEpoch[] = [];
  let remaining = dec(amount);
  for (let epoch = 0; epoch < epochs && remaining.gt(0); epoch++) {
    const locked = epoch < lockPeriod;
    const vested = locked ? ZERO : vestedAmount({ balance: remaining, ...parameters });
    remaining = remaining.minus(vested);
    schedule.push({ epoch, vested, remaining, locked });
  }
  return schedule;
}

export interface BalanceTier {
  /** in quantums */
  minimumQuantumBalance: Numeric;
  rewardMultiplier: Numeric;
}

/**
 * The reward multiplier that a party's locked, vesting and vested balances earn, all in quantums.
 * Source: `vega:core/vesting/vesting.go` (GetRewardBonusMultiplier).
 * @param tiers `rewards.vesting.benefitTiers`
 */
export function balanceMultiplier({
  quantumBalance,
  tiers,
}: {
  quantumBalance: Numeric;
  tiers: readonly BalanceTier[];
}): Dec {
  const tier = lastTierMet(
    ascending(tiers, (one) => one.minimumQuantumBalance),
    (one) => dec(one.minimumQuantumBalance).lte(dec(quantumBalance)),
  );
  return tier ? dec(tier.rewardMultiplier) : ONE;
}
