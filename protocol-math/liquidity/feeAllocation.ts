import { dec, div, sum, type Dec, type Numeric } from '../decimal.ts';

export interface AllocationInput {
  party: string;
  /** equity-like share */
  share: Numeric;
  /** average liquidity score */
  score: Numeric;
}

/**
 * How collected liquidity fees are set aside for the providers at a distribution step, in the asset's smallest unit: by
 * share times score, normalised, each rounded down. What rounding leaves stays in the market's fee account.
 * Source: `vega:core/execution/common/liquidity_provision.go` (updateSharesWithLiquidityScores) and
 * `vega:core/fee/engine.go` (buildLiquidityFeesTransfer).
 */
export function feeAllocation({
  collected,
  providers,
}: {
  collected: Numeric;
  providers: readonly AllocationInput[];
}): { party: string; weight: Dec; amount: Dec }[] {
  const weights = providers.map(({ share, score }) => dec(share).times(dec(score)));
  const total = sum(weights);
  return providers.map(({ party }, index) => {
    const raw = weights[index] ?? dec(0);
    const weight = total.isZero() ? raw : div(raw, total);
    return { party, weight, amount: dec(collected).times(weight).floor() };
  });
}
