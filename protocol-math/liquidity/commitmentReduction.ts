import { dec, div, max, ONE, sum, whole, ZERO, type Dec, type Numeric } from '../decimal.ts';

export interface Reduction {
  party: string;
  /** released from the bond account */
  released: Dec;
  /** slashed into the insurance pool */
  slashed: Dec;
}

/**
 * What providers get back when they reduce or cancel their commitments, applied at the end of an epoch, in the asset's
 * smallest unit. Stake above the target can leave free of charge, shared among those who reduce in proportion; the rest
 * pays the early exit penalty. Every amount is rounded down.
 * Source: `vega:core/execution/common/liquidity_provision.go` (applyPendingProvisions).
 * @param earlyExitPenalty `market.liquidity.earlyExitPenalty`
 */
export function commitmentReduction({
  totalStake,
  targetStake,
  earlyExitPenalty,
  reductions,
}: {
  totalStake: Numeric;
  targetStake: Numeric;
  earlyExitPenalty: Numeric;
  reductions: readonly { party: string; amount: Numeric }[];
}): Reduction[] {
  const free = max(ZERO, dec(totalStake).minus(dec(targetStake)));
  const penalty = dec(earlyExitPenalty);
  const total = sum(reductions.map((reduction) => reduction.amount));
  return reductions.map(({ party, amount }) => {
    const reduction = dec(amount);
    const freePart = total.isZero() ? ZERO : div(reduction, total).times(free);
    if (reduction.lte(freePart)) return { party, released: whole(reduction), slashed: ZERO };
    const charged = reduction.minus(freePart);
    return {
      party,
      released: whole(freePart).plus(whole(ONE.minus(penalty).times(charged))),
      slashed: whole(penalty.times(charged)),
    };
  });
}
