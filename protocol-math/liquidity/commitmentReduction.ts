import { check, fraction, list, name, record, units } from '../check.ts';
import { dec, div, max, ONE, sum, whole, ZERO } from '../decimal.ts';
import type { Amount, Fraction, WholeAmount } from '../types.ts';

export interface Reduction {
  /** the provider's id */
  party: string;
  /** released from the bond account */
  released: WholeAmount;
  /** slashed into the insurance pool */
  slashed: WholeAmount;
}

/**
 * What providers get back when they reduce or cancel their commitments, applied at the end of an epoch, in the asset's
 * smallest unit. Stake above the target can leave free of charge, shared among those who reduce in proportion; the rest
 * pays the early exit penalty. Every amount is rounded down.
 * Source: `vega:core/execution/common/liquidity_provision.go` (applyPendingProvisions).
 */
export function commitmentReduction(input: {
  /** all commitments to the market before the reductions */
  totalStake: Amount;
  /** the market's target stake */
  targetStake: Amount;
  /** `market.liquidity.earlyExitPenalty` */
  earlyExitPenalty: Fraction;
  /** by how much each provider wants to reduce its commitment */
  reductions: readonly {
    /** the provider's id */
    party: string;
    /** commitment that it gives up */
    amount: Amount;
  }[];
}): Reduction[] {
  check(input, {
    totalStake: units,
    targetStake: units,
    earlyExitPenalty: fraction,
    reductions: list(record<(typeof input.reductions)[number]>({ party: name, amount: units })),
  });
  const { totalStake, targetStake, earlyExitPenalty, reductions } = input;
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
