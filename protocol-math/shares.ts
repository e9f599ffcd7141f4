import { div, ONE, sum, ZERO, type Dec } from './decimal.ts';

/**
 * Parts of the whole, fractions in the order of the weights that add up to one at most: what rounding of the quotients adds is
 * taken from the first of the largest. All zero when the weights are.
 * Source: `vega:core/rewards/reward_distribution.go` (normalise), `vega:core/rewards/staking_reward_calculator.go` (adjustWeights).
 */
export function shares(weights: readonly Dec[]): Dec[] {
  const total = sum(weights);
  const result = weights.map((weight) => (total.isZero() ? ZERO : div(weight, total)));
  const excess = sum(result).minus(ONE);
  if (excess.lte(0)) return result;
  const largest = result.reduce((best, share, index) => (share.gt(result[best] ?? ZERO) ? index : best), 0);
  return result.map((share, index) => (index === largest ? share.minus(excess) : share));
}
