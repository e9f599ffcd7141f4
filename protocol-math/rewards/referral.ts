import { ascending, check, flag, fraction, list, notNegative, number, optional, record, units } from '../check.ts';
import { dec, min, ONE, ZERO } from '../decimal.ts';
import type { Epochs, ExactFactor, ExactFraction, Factor, Fraction, Quantums, Stake } from '../types.ts';
import { lastTierMet } from './tiers.ts';

export interface ReferralTier {
  /** least running taker volume of the set over the window */
  minimumRunningVolume: Quantums;
  /** least epochs that a referee has been in the set, for the discount */
  minimumEpochs: Epochs | string;
  /** reward factor of the referrer */
  rewardFactor: Fraction;
  /** discount factor of the referee */
  discountFactor: Fraction;
}

export interface StakingTier {
  /** least stake of the referrer */
  minimumStaked: Stake;
  /** multiplier of the reward factor, at least 1 */
  rewardMultiplier: Factor;
}

export interface ReferralInput {
  /** running taker volume of the set over the window */
  runningVolume: Quantums;
  /** epochs that the referee has been in the set */
  epochsInSet: Epochs | string;
  /** what the referrer stakes */
  referrerStake: Stake;
  /** whether the referrer stakes at least `referralProgram.minStakedVegaTokens`; it does when left out */
  eligible?: boolean;
  /** `referralProgram.maxReferralRewardProportion` */
  maxRewardProportion: Fraction;
  /** the programme's benefit tiers, by ascending volume */
  tiers: readonly ReferralTier[];
  /** the programme's staking tiers, by ascending stake */
  stakingTiers: readonly StakingTier[];
}

export const REFERRAL = {
  runningVolume: notNegative,
  epochsInSet: units,
  referrerStake: units,
  eligible: optional(flag),
  maxRewardProportion: fraction,
  tiers: list(
    record<ReferralTier>({
      minimumRunningVolume: notNegative,
      minimumEpochs: units,
      rewardFactor: fraction,
      discountFactor: fraction,
    }),
  ),
  stakingTiers: list(record<StakingTier>({ minimumStaked: units, rewardMultiplier: number({ min: 1 }) })),
};

export interface ReferralFactors {
  /** the referee's discount, of every fee */
  discount: ExactFraction;
  /** the referrer's reward factor before the multiplier */
  rewardFactor: ExactFraction;
  /** multiplier for the referrer's stake */
  rewardMultiplier: ExactFactor;
  /** the referrer's reward as applied: factor times multiplier, at most the maximum proportion */
  reward: ExactFraction;
}

/**
 * The factors of a referral set and of one of its referees. The referee's discount asks for running volume and epochs in
 * the set, the reward factor for running volume alone, the multiplier for the referrer's stake.
 * Source: `vega:core/referral/engine.go` (computeFactorsByReferee and the match functions).
 */
export function referralFactors(input: ReferralInput): ReferralFactors {
  check(input, REFERRAL);
  const {
    runningVolume,
    epochsInSet,
    referrerStake,
    eligible = true,
    maxRewardProportion,
    tiers,
    stakingTiers,
  } = input;
  ascending('tiers', tiers, 'minimumRunningVolume', { strict: false });
  ascending('stakingTiers', stakingTiers, 'minimumStaked');
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
