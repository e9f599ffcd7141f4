import {
  ascending,
  check,
  counting,
  count,
  list,
  name,
  notNegative,
  oneOf,
  optional,
  record,
  units,
} from '../check.ts';
import { dec, whole, ZERO, type Dec } from '../decimal.ts';
import type { Amount, Count, ExactFraction, Factor, Score, WholeAmount } from '../types.ts';
import { shares } from '../shares.ts';

export interface Contribution {
  /** the party's id */
  party: string;
  /** the party's value of the dispatch metric */
  score: Score;
  /** activity streak multiplier times balance multiplier; 1 when left out */
  multiplier?: Factor;
}

export interface RankTier {
  /** the first rank of the tier, counted from 1 */
  startRank: Count;
  /** parts that each party of the tier has in the reward */
  shareRatio: Count;
}

export interface ContributionReward {
  /** the party's id */
  party: string;
  /** its part of the reward */
  share: ExactFraction;
  /** what it is paid */
  amount: WholeAmount;
}

function rankWeights(contributions: readonly Contribution[], rankTable: readonly RankTier[]): Dec[] {
  const ratioAt = (rank: number): number => {
    let ratio = 0;
    for (const tier of rankTable) {
      if (tier.startRank > rank) break;
      ratio = tier.shareRatio;
    }
    return ratio;
  };
  // equal scores share the rank of the first of them
  const ranks = contributions.map(
    ({ score }) => 1 + contributions.filter((other) => dec(other.score).gt(dec(score))).length,
  );
  // the release ends the pay-out at the first place without a ratio
  const end = Math.min(...ranks.filter((rank) => ratioAt(rank) === 0));
  return contributions.map(({ multiplier }, index) => {
    const rank = ranks[index] ?? end;
    return rank < end ? dec(ratioAt(rank)).times(dec(multiplier ?? 1)) : ZERO;
  });
}

/**
 * How a reward is shared among individuals, every amount rounded down: in proportion to
 * metric times multiplier (`pro-rata`), or to the share ratio of the party's rank times multiplier (`rank`).
 * Source: `vega:core/rewards/contribution_reward_calculator.go`, `vega:core/rewards/reward_distribution.go`.
 */
export function contributionRewards(input: {
  /** what is shared */
  reward: Amount;
  /** the parties, and what each contributed */
  contributions: readonly Contribution[];
  /** how it is shared */
  strategy: 'pro-rata' | 'rank';
  /** needed for `rank`: tiers by ascending start rank */
  rankTable?: readonly RankTier[];
}): ContributionReward[] {
  check(input, {
    reward: units,
    contributions: list(record<Contribution>({ party: name, score: notNegative, multiplier: optional(notNegative) })),
    strategy: oneOf('pro-rata', 'rank'),
    rankTable: optional(list(record<RankTier>({ startRank: counting, shareRatio: count }))),
  });
  const { reward, contributions, strategy, rankTable = [] } = input;
  ascending('rankTable', rankTable, 'startRank');
  if (strategy === 'rank' && rankTable.length === 0)
    throw new RangeError('rankTable must hold at least one tier for the strategy "rank"');
  const weights =
    strategy === 'rank'
      ? rankWeights(contributions, rankTable)
      : contributions.map(({ score, multiplier }) => dec(score).times(dec(multiplier ?? 1)));
  const parts = shares(weights);
  return contributions.map(({ party }, index) => {
    const share = parts[index] ?? ZERO;
    return { party, share, amount: whole(dec(reward).times(share)) };
  });
}
