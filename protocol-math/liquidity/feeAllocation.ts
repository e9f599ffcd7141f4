import { check, fraction, list, name, record, units } from '../check.ts';
import { dec, div, sum } from '../decimal.ts';
import type { Amount, ExactFraction, Fraction, WholeAmount } from '../types.ts';

export interface AllocationInput {
  /** the provider's id */
  party: string;
  /** equity-like share */
  share: Fraction;
  /** average liquidity score */
  score: Fraction;
}

/**
 * How collected liquidity fees are set aside for the providers at a distribution step: by
 * share times score, normalised, each rounded down. What rounding leaves stays in the market's fee account.
 * Source: `vega:core/execution/common/liquidity_provision.go` (updateSharesWithLiquidityScores) and
 * `vega:core/fee/engine.go` (buildLiquidityFeesTransfer).
 */
export function feeAllocation(input: {
  /** what the market's liquidity fee account holds */
  collected: Amount;
  /** the providers of the market */
  providers: readonly AllocationInput[];
}): {
  /** the provider's id */
  party: string;
  /** its part of what is collected */
  weight: ExactFraction;
  /** what is set aside for it */
  amount: WholeAmount;
}[] {
  check(input, {
    collected: units,
    providers: list(record<AllocationInput>({ party: name, share: fraction, score: fraction })),
  });
  const { collected, providers } = input;
  const weights = providers.map(({ share, score }) => dec(share).times(dec(score)));
  const total = sum(weights);
  return providers.map(({ party }, index) => {
    const raw = weights[index] ?? dec(0);
    const weight = total.isZero() ? raw : div(raw, total);
    return { party, weight, amount: dec(collected).times(weight).floor() };
  });
}
