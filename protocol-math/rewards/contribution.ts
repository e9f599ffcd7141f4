import { dec, whole, ZERO, type Dec, type Numeric } from '../decimal.ts';
import { shares } from '../shares.ts';

export interface Contribution {
  party: string;
  /** the party's value of the dispatch metric */
  score: Numeric;
  /** activity streak multiplier times balance multiplier; 1 when left out */
  multiplier?: Numeric;
}

export interface RankTier {
  startRank: number;
  shareRatio: number;
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
  const ranks = contributions.map(({ score }) => 1 + contributions.filter((other) => dec(other.score).gt(dec(score))).length);
  // the release ends the pay-out at the first place without a ratio
  const end = Math.min(...ranks.filter((rank) => ratioAt(rank) === 0));
  return contributions.map(({ multiplier }, index) => {
    const rank = ranks[index] ?? end;
    return rank < end ? dec(ratioAt(rank)).times(dec(multiplier ?? 1)) : ZERO;
  });
}

/**
 * How a reward is shared among individuals, in the asset's smallest unit, every amount rounded down: in proportion to
 * metric times multiplier (`pro-rata`), or to the share ratio of the party's rank times multiplier (`rank`).
 * Source: `vega:core/rewards/contribution_reward_calculator.go`, `vega:core/rewards/reward_distribution.go`.
 * @param rankTable needed for `rank`: ascending start ranks
 */
export function contributionRewards({
  reward,
  contributions,
  strategy,
  rankTable = [],
}: {
  reward: Numeric;
  contributions: readonly Contribution[];
  strategy: 'pro-rata' | 'rank';
  rankTable?: readonly RankTier[];
}): { party: string; share: Dec; amount: Dec }[] {
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
