import { dec, div, min, ONE, sum, ZERO, type Dec, type Numeric } from '../decimal.ts';

export interface ScoredOrder {
  side: 'buy' | 'sell';
  /** remaining visible volume */
  volume: Numeric;
  /** probability of trading: 0.5 at the best price or better, 0 outside the price monitoring bounds */
  probability: Numeric;
}

/**
 * A provider's liquidity score at one moment: on each side the volume-weighted probability of trading of its orders in
 * the liquidity price range, the lower of the two sides counting.
 * Source: `vega:core/liquidity/supplied/engine.go` (CalculateLiquidityScore).
 */
export function liquidityScore({ orders }: { orders: readonly ScoredOrder[] }): Dec {
  const side = (wanted: ScoredOrder['side']): Dec => {
    const mine = orders.filter((order) => order.side === wanted);
    const volume = sum(mine.map((order) => order.volume));
    const weighted = sum(mine.map((order) => dec(order.volume).times(dec(order.probability))));
    return volume.isZero() ? weighted : div(weighted, volume);
  };
  return min(side('buy'), side('sell'));
}

/**
 * Each provider's average score after one more observation, rounded to ten decimal places: scores are normalised to a
 * total of one (equal parts when all are zero) and averaged over the observations since the last distribution.
 * Source: `vega:core/liquidity/v2/scores.go` (UpdateAverageLiquidityScores).
 * @param observation number of this observation, counted from 1
 */
export function averageScores({
  previous = [],
  current,
  observation,
}: {
  previous?: readonly Numeric[];
  current: readonly Numeric[];
  observation: number;
}): Dec[] {
  const total = sum(current);
  return current.map((score, index) => {
    const normalised = total.isZero() ? div(ONE, current.length) : div(score, total);
    if (observation <= 1) return normalised.toDecimalPlaces(10);
    const before = dec(previous[index] ?? ZERO).times(div(observation - 1, observation));
    return before.plus(div(normalised, observation)).toDecimalPlaces(10);
  });
}
