import { dec, min, ONE, ZERO, type Dec, type Numeric } from '../decimal.ts';
import { lastTierMet } from './tiers.ts';

export interface ReferralTier {
  /** running taker volume of the set over the window, in quantums */
  minimumRunningVolume: Numeric;
  minimumEpochs: Numeric;
  rewardFactor: Numeric;
  discountFactor: Numeric;
}

export interface StakingTier {
  /** staked governance tokens of the referrer, in the smallest unit */
  minimumStaked: Numeric;
  rewardMultiplier: Numeric;
}

export interface ReferralFactors {
  /** the referee's discount, a fraction of every fee */
  discount: Dec;
  rewardFactor: Dec;
  rewardMultiplier: Dec;
  /** the referrer's reward as applied: factor times multiplier, at most the maximum proportion */
  reward: Dec;
}

/**
 * The factors of a referral set and of one of its referees. The referee's discount asks for running volume and epochs in
 * the set, the reward factor for running volume alone, the multiplier for the referrer's stake.
 * Source: `vega:core/referral/engine.go` (computeFactorsByReferee and the match functions).
 * @param eligible whether the referrer stakes at least `referralProgram.minStakedVegaTokens`
 * @param maxRewardProportion `referralProgram.maxReferralRewardProportion`
 * @param tiers in ascending order, as in the programme
 */
export function referralFactors({
  runningVolume,
  epochsInSet,
  referrerStake,
  eligible = true,
  maxRewardProportion,
  tiers,
  stakingTiers,
}: {
  runningVolume: Numeric;
  epochsInSet: Numeric;
  referrerStake: Numeric;
  eligible?: boolean;
  maxRewardProportion: Numeric;
  tiers: readonly ReferralTier[];
  stakingTiers: readonly StakingTier[];
}): ReferralFactors {
  if (!eligible) return { discount: ZERO, rewardFactor: ZERO, rewardMultiplier: ONE, reward: ZERO };
  const hasVolume = (tier: ReferralTier): boolean => dec(runningVolume).gte(dec(tier.minimumRunningVolume));
  const discountTier = lastTierMet(tiers, (tier) => dec(epochsInSet).gte(dec(tier.minimumEpochs)) && hasVolume(tier));
  const rewardTier = lastTierMet(tiers, hasVolume);
  const stakingTier = lastTierMet(stakingTiers, (tier) => dec(referrerStake).gte(dec(tier.minimumStaked)));
  const rewardFactor = dec(rewardTier?.rewardFactor ?? 0);
  const rewardMultiplier = dec(stakingTier?.rewardMultiplier ?? 1);
  return {
    discount: dec(discountTier?.discountFactor ?? 0),
    rewardFactor,
    rewardMultiplier,
    reward: min(rewardFactor.times(rewardMultiplier), maxRewardProportion),
  };
}
