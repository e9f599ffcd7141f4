import { dec, ZERO, type Dec, type Numeric } from '../decimal.ts';

export interface Nomination {
  /** commitment amount, in the asset's smallest unit */
  commitment: Numeric;
  /** the fee factor the provider nominates, a fraction */
  fee: Numeric;
}

/**
 * The liquidity fee factor of a market: providers ordered by the fee they nominate, lowest first, the nomination of the
 * one whose commitment brings the running total to the target stake; the highest nomination when even all together do
 * not reach it, and zero without providers.
 * Source: `vega:core/liquidity/v2/types.go` (feeForTarget).
 */
export function liquidityFeeFactor({
  targetStake,
  nominations,
}: {
  targetStake: Numeric;
  nominations: readonly Nomination[];
}): Dec {
  const target = dec(targetStake);
  const sorted = nominations
    .map(({ commitment, fee }) => ({ commitment: dec(commitment), fee: dec(fee) }))
    .sort((a, b) => a.fee.cmp(b.fee));
  let supplied = ZERO;
  for (const { commitment, fee } of sorted) {
    supplied = supplied.plus(commitment);
    if (supplied.gte(target)) return fee;
  }
  return sorted[sorted.length - 1]?.fee ?? ZERO;
}
