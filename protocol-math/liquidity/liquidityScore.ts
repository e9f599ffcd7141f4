import { check, counting, fraction, list, notNegative, oneOf, optional, record, units } from '../check.ts';
import { dec, div, min, ONE, sum, ZERO, type Dec } from '../decimal.ts';
import type { Count, ExactFraction, Fraction, Score, Volume } from '../types.ts';

export interface ScoredOrder {
  /** side of the book */
  side: 'buy' | 'sell';
  /** remaining visible volume */
  volume: Volume;
  /** probability of trading: 0.5 at the best price or better, 0 outside the price monitoring bounds */
  probability: Fraction;
}

/**
 * A provider's liquidity score at one moment: on each side the volume-weighted probability of trading of its orders in
 * the liquidity price range, the lower of the two sides counting.
 * Source: `vega:core/liquidity/supplied/engine.go` (CalculateLiquidityScore).
 */
export function liquidityScore(input: {
  /** the provider's orders in the liquidity price range */
  orders: readonly ScoredOrder[];
}): ExactFraction {
  check(input, {
    orders: list(record<ScoredOrder>({ side: oneOf('buy', 'sell'), volume: units, probability: fraction })),
  });
  const { orders } = input;
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
 */
export function averageScores(input: {
  /** average scores after the observation before, provider by provider; 0 for those left out */
  previous?: readonly Fraction[];
  /** liquidity scores now, provider by provider */
  current: readonly Score[];
  /** number of this observation, counted from 1 */
  observation: Count;
}): ExactFraction[] {
  check(input, { previous: optional(list(fraction)), current: list(notNegative), observation: counting });
  const { previous = [], current, observation } = input;
  const total = sum(current);
  return current.map((score, index) => {
    const normalised = total.isZero() ? div(ONE, current.length) : div(score, total);
    if (observation <= 1) return normalised.toDecimalPlaces(10);
    const before = dec(previous[index] ?? ZERO).times(div(observation - 1, observation));
    return before.plus(div(normalised, observation)).toDecimalPlaces(10);
  });
}
