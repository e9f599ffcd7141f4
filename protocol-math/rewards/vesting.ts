import { check, count, fraction, list, notNegative, number, optional, record, units } from '../check.ts';
import { dec, max, min, ONE, whole, ZERO } from '../decimal.ts';
import type { Amount, Epochs, ExactFactor, Factor, Fraction, Quantums, WholeAmount } from '../types.ts';
import { ascending, lastTierMet } from './tiers.ts';

export interface VestingParameters {
  /** `rewards.vesting.baseRate`, per epoch */
  baseRate: Fraction;
  /** `rewards.vesting.minimumTransfer` */
  minimumTransfer: Quantums;
  /** the asset's quantum; need not be a whole number */
  quantum: Amount;
  /** vesting multiplier of the party's activity streak, at least 1; 1 when left out */
  vestingMultiplier?: Factor;
}

export const VESTING = {
  baseRate: fraction,
  minimumTransfer: notNegative,
  quantum: notNegative,
  vestingMultiplier: optional(number({ min: 1 })),
};
/** More epochs than anybody plans for. */
export const MOST_EPOCHS = 100_000;

/**
 * What moves from a party's vesting account to its vested account at the end of an epoch:
 * balance times base rate times multiplier, rounded down, but at least the minimum transfer and at most the balance.
 * Source: `vega:core/vesting/vesting.go` (makeTransfer).
 */
export function vestedAmount(
  input: VestingParameters & {
    /** what the vesting account holds */
    balance: Amount;
  },
): WholeAmount {
  check(input, { ...VESTING, balance: units });
  const { balance, ...parameters } = input;
  const held = dec(balance);
  const least = whole(dec(parameters.quantum).times(dec(parameters.minimumTransfer)));
  const rate = dec(parameters.baseRate).times(dec(parameters.vestingMultiplier ?? 1));
  return min(held, max(whole(held.times(rate)), least));
}

export interface VestingEpoch {
  /** epoch ends after the one that pays the reward: 0 is that one itself */
  epoch: Epochs;
  /** what vests at this epoch's end */
  vested: WholeAmount;
  /** still locked or vesting afterwards */
  remaining: WholeAmount;
  /** true while the lock lasts and nothing vests */
  locked: boolean;
}

/**
 * How a reward vests epoch by epoch until nothing is left or `epochs` are listed. Rewards
 * are paid at the end of an epoch, before vesting is worked out, so that a reward without a lock starts to vest at that
 * very moment; a lock puts the start off by `lockPeriod` epochs.
 * Source: `vega:core/vesting/vesting.go` (AddReward, moveLocked, distributeVested).
 */
export function vestingSchedule(
  input: VestingParameters & {
    /** the reward */
    amount: Amount;
    /** how long it is locked; not at all when left out */
    lockPeriod?: Epochs;
    /** the most epochs to list */
    epochs: Epochs;
  },
): VestingEpoch[] {
  check(input, {
    ...VESTING,
    amount: units,
    lockPeriod: optional(count),
    epochs: number({ whole: true, min: 0, max: MOST_EPOCHS, plain: true }),
  });
  const { amount, lockPeriod = 0, epochs, ...parameters } = input;
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
  /** least balance for the tier */
  minimumQuantumBalance: Quantums;
  /** multiplier of the party's part in rewards, at least 1 */
  rewardMultiplier: Factor;
}

/**
 * The reward multiplier that a party's locked, vesting and vested balances earn.
 * Source: `vega:core/vesting/vesting.go` (GetRewardBonusMultiplier).
 */
export function balanceMultiplier(input: {
  /** the party's locked, vesting and vested balances of all assets together */
  quantumBalance: Quantums;
  /** `rewards.vesting.benefitTiers`, in any order */
  tiers: readonly BalanceTier[];
}): ExactFactor {
  check(input, {
    quantumBalance: notNegative,
    tiers: list(record<BalanceTier>({ minimumQuantumBalance: notNegative, rewardMultiplier: number({ min: 1 }) })),
  });
  const { quantumBalance, tiers } = input;
  const tier = lastTierMet(
    ascending(tiers, (one) => one.minimumQuantumBalance),
    (one) => dec(one.minimumQuantumBalance).lte(dec(quantumBalance)),
  );
  return tier ? dec(tier.rewardMultiplier) : ONE;
}
