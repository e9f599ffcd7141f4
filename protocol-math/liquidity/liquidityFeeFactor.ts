import { check, list, notNegative, record, units } from '../check.ts';
import { dec, ZERO } from '../decimal.ts';
import type { Amount, ExactFraction, Fraction } from '../types.ts';

export interface Nomination {
  /** commitment amount */
  commitment: Amount;
  /** the fee factor the provider nominates */
  fee: Fraction;
}

/**
 * The liquidity fee factor of a market: providers ordered by the fee they nominate, lowest first, the nomination of the
 * one whose commitment brings the running total to the target stake; the highest nomination when even all together do
 * not reach it, and zero without providers.
 * Source: `vega:core/liquidity/v2/types.go` (feeForTarget).
 */
export function liquidityFeeFactor(input: {
  /** the market's target stake */
  targetStake: Amount;
  /** what the market's providers nominate, in the order they came */
  nominations: readonly Nomination[];
}): ExactFraction {
  check(input, { targetStake: units, nominations: list(record<Nomination>({ commitment: units, fee: notNegative })) });
  const target = dec(input.targetStake);
  const sorted = input.nominations
    .map(({ commitment, fee }) => ({ commitment: dec(commitment), fee: dec(fee) }))
    .sort((a, b) => a.fee.cmp(b.fee));
  let supplied = ZERO;
  for (const { commitment, fee } of sorted) {
    supplied = supplied.plus(commitment);
    if (supplied.gte(target)) return fee;
  }
  return sorted[sorted.length - 1]?.fee ?? ZERO;
}
