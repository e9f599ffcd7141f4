import { dec, ONE, type Dec, type Numeric } from '../decimal.ts';
import { ascending, lastTierMet } from './tiers.ts';

export interface StreakTier {
  /** epochs */
  minimumStreak: Numeric;
  rewardMultiplier: Numeric;
  vestingMultiplier: Numeric;
}

export interface StreakState {
  /** epochs counted towards the streak */
  active: number;
  /** epochs of inactivity in a row */
  inactive: number;
  rewardMultiplier: Dec;
  vestingMultiplier: Dec;
}

/** The state of a party that has never been seen. */
const NO_STREAK: StreakState = { active: 0, inactive: 0, rewardMultiplier: ONE, vestingMultiplier: ONE };

/**
 * A party's activity streak after one more epoch. It was active when its open notional volume or its traded volume
 * exceeded the minimum. Inactivity keeps streak and multipliers until it lasts as many epochs as the limit; then both
 * start again.
 * Source: `vega:core/activitystreak/activitiystreak.go` (updateStreak, UpdateMultipliers).
 * @param inactivityLimit `rewards.activityStreak.inactivityLimit`, epochs
 * @param tiers `rewards.activityStreak.benefitTiers`
 */
export function nextStreak({
  state = NO_STREAK,
  wasActive,
  inactivityLimit,
  tiers,
}: {
  state?: StreakState;
  wasActive: boolean;
  inactivityLimit: number;
  tiers: readonly StreakTier[];
}): StreakState {
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
