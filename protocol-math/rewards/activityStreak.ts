import { any, check, count, counting, flag, list, number, optional, record, units } from '../check.ts';
import { dec, ONE } from '../decimal.ts';
import type { Epochs, ExactFactor, Factor } from '../types.ts';
import { ascending, lastTierMet } from './tiers.ts';

export interface StreakTier {
  /** least streak for the tier */
  minimumStreak: Epochs | string;
  /** multiplier of the party's part in rewards */
  rewardMultiplier: Factor;
  /** multiplier of the rate at which its rewards vest */
  vestingMultiplier: Factor;
}

export interface StreakState {
  /** epochs counted towards the streak */
  active: Epochs;
  /** epochs of inactivity in a row */
  inactive: Epochs;
  /** multiplier of the party's part in rewards */
  rewardMultiplier: ExactFactor;
  /** multiplier of the rate at which its rewards vest */
  vestingMultiplier: ExactFactor;
}

/** The state of a party that has never been seen. */
const NO_STREAK: StreakState = { active: 0, inactive: 0, rewardMultiplier: ONE, vestingMultiplier: ONE };

/**
 * A party's activity streak after one more epoch. It was active when its open notional volume or its traded volume
 * exceeded the minimum. Inactivity keeps streak and multipliers until it lasts as many epochs as the limit; then both
 * start again.
 * Source: `vega:core/activitystreak/activitiystreak.go` (updateStreak, UpdateMultipliers).
 */
export function nextStreak(input: {
  /** the state after the epoch before; that of a party never seen when left out */
  state?: StreakState;
  /** whether the party was active in this epoch */
  wasActive: boolean;
  /** `rewards.activityStreak.inactivityLimit` */
  inactivityLimit: Epochs;
  /** `rewards.activityStreak.benefitTiers`, in any order */
  tiers: readonly StreakTier[];
}): StreakState {
  check(input, {
    state: optional(
      record<StreakState>({ active: count, inactive: count, rewardMultiplier: any, vestingMultiplier: any }),
    ),
    wasActive: flag,
    inactivityLimit: counting,
    tiers: list(
      record<StreakTier>({
        minimumStreak: units,
        rewardMultiplier: number({ min: 1 }),
        vestingMultiplier: number({ min: 1 }),
      }),
    ),
  });
  const { state = NO_STREAK, wasActive, inactivityLimit, tiers } = input;
  if (!wasActive) {
    const inactive = state.inactive + 1;
    return inactive >= inactivityLimit ? { ...NO_STREAK, inactive } : { ...state, inactive };
  }
  const active = state.active + 1;
  const tier = lastTierMet(
    ascending(tiers, (one) => one.minimumStreak),
    (one) => dec(one.minimumStreak).lte(active),
  );
  return {
    active,
    inactive: 0,
    rewardMultiplier: tier ? dec(tier.rewardMultiplier) : state.rewardMultiplier,
    vestingMultiplier: tier ? dec(tier.vestingMultiplier) : state.vestingMultiplier,
  };
}
