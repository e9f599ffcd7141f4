import { check, fraction, list, name, record, units } from '../check.ts';
import { dec, div, ONE, sum, whole, ZERO } from '../decimal.ts';
import type { Amount, ExactFraction, Fraction, WholeAmount } from '../types.ts';

export interface AccruedFees {
  /** the provider's id */
  party: string;
  /** fees set aside for the provider during the epoch */
  accrued: Amount;
  /** applied fee penalty */
  penalty: Fraction;
}

export interface DistributedFees {
  /** the provider's id */
  party: string;
  /** paid at once */
  net: WholeAmount;
  /** withheld for the bonus pool, or for the insurance pool when everyone is penalised in full */
  withheld: WholeAmount;
  /** share of the bonus pool */
  bonusShare: ExactFraction;
  /** what the provider receives of the bonus pool */
  bonus: WholeAmount;
}

export interface FeeDistribution {
  /** what each provider receives, in the order given */
  providers: DistributedFees[];
  /** the bonus pool: what is withheld from all */
  pool: WholeAmount;
  /** what rounding leaves of the bonus pool */
  leftover: WholeAmount;
  /** what goes to the market's insurance pool when everyone is penalised in full */
  toInsurancePool: WholeAmount;
}

/**
 * What each provider receives at the end of an epoch. Penalties withhold part of the fees;
 * the withheld fees are shared out again as a bonus, by accrued fees after penalty, rounded down. When every provider is
 * penalised in full, the fees go to the market's insurance pool. `leftover` is what rounding leaves of the bonus pool:
 * the release gives it to one provider chosen by a generator seeded with the amount.
 * Source: `vega:core/execution/common/liquidity_provision_fees.go` (distributeFeesAndCalculateBonuses,
 * distributePerformanceBonuses).
 */
export function feeDistribution(input: {
  /** the providers of the market */
  providers: readonly AccruedFees[];
}): FeeDistribution {
  check(input, { providers: list(record<AccruedFees>({ party: name, accrued: units, penalty: fraction })) });
  const { providers } = input;
  const total = sum(providers.map((provider) => provider.accrued));
  const allPenalised = providers.length > 0 && providers.every((provider) => dec(provider.penalty).eq(1));
  if (allPenalised) {
    const nothing = providers.map(({ party, accrued }) => ({
      party,
      net: ZERO,
      withheld: dec(accrued),
      bonusShare: ZERO,
      bonus: ZERO,
    }));
    return { providers: nothing, pool: ZERO, leftover: ZERO, toInsurancePool: total };
  }
  const kept = providers.map(({ party, accrued, penalty }) => {
    const fraction = ONE.minus(dec(penalty));
    const net = whole(fraction.times(dec(accrued)));
    const weight = total.isZero() ? ZERO : fraction.times(div(accrued, total));
    return { party, net, withheld: dec(accrued).minus(net), weight };
  });
  const pool = sum(kept.map((provider) => provider.withheld));
  const weights = sum(kept.map((provider) => provider.weight));
  const results = kept.map(({ party, net, withheld, weight }): DistributedFees => {
    const bonusShare = weights.isZero() ? weight : div(weight, weights);
    return { party, net, withheld, bonusShare, bonus: whole(bonusShare.times(pool)) };
  });
  const leftover = pool.minus(sum(results.map((provider) => provider.bonus)));
  return { providers: results, pool, leftover, toInsurancePool: ZERO };
}
