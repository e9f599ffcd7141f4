import { check, fraction, list, name, notNegative, optional, record, units } from '../check.ts';
import { dec, sum } from '../decimal.ts';
import type { Amount, ExactAmount, Factor, Fraction, WholeAmount } from '../types.ts';
import { bondSlash } from './bondSlash.ts';
import { feeAllocation } from './feeAllocation.ts';
import { feeDistribution } from './feeDistribution.ts';
import { requiredLiquidity } from './requiredLiquidity.ts';
import { slaPenalties, type SlaPenalties } from './slaPenalties.ts';

export interface CommittedProvider {
  /** the provider's id */
  party: string;
  /** its commitment */
  commitment: Amount;
  /** its equity-like share */
  share: Fraction;
  /** its average liquidity score */
  score: Fraction;
  /** the part of the epoch during which its commitment was met */
  timeFraction: Fraction;
  /** fee penalties of earlier epochs that the market's hysteresis still looks at, before hysteresis */
  previousFeePenalties?: readonly Fraction[];
}

export interface ProviderEpoch {
  /** the provider's id */
  party: string;
  /** notional value that the commitment asked for on each side of the book */
  required: ExactAmount;
  /** its penalties */
  penalties: SlaPenalties;
  /** fees set aside for it */
  accrued: WholeAmount;
  /** fees paid to it after the penalty */
  net: WholeAmount;
  /** what it receives of what was withheld from all */
  bonus: WholeAmount;
  /** what is taken from its bond */
  slashed: WholeAmount;
}

/**
 * A liquidity commitment from end to end, for one epoch with one distribution step: what it asked for, what the time on the book
 * means for fees and bond, and how the market's liquidity fees are shared.
 * Source: `vega:core/execution/common/liquidity_provision.go` (OnEpochEnd and the functions it calls), put together from the parts.
 */
export function liquidityEpoch(input: {
  /** liquidity fees of the epoch */
  collected: Amount;
  /** `market.liquidity.stakeToCcyVolume` */
  stakeToCcyVolume: Factor;
  /** the market's `commitmentMinTimeFraction` */
  minTimeFraction: Fraction;
  /** the market's `slaCompetitionFactor` */
  competitionFactor: Fraction;
  /** `market.liquidity.sla.nonPerformanceBondPenaltySlope` */
  bondPenaltySlope: Factor;
  /** `market.liquidity.sla.nonPerformanceBondPenaltyMax` */
  bondPenaltyMax: Fraction;
  /** all providers of the market */
  providers: readonly CommittedProvider[];
}): {
  /** what becomes of each provider, in the order given */
  providers: ProviderEpoch[];
  /** what was withheld and is shared out as a bonus */
  pool: WholeAmount;
  /** what rounding leaves of the bonus, which one provider receives */
  leftover: WholeAmount;
  /** fees that go to the insurance pool when everyone is penalised in full */
  toInsurancePool: WholeAmount;
  /** what rounding leaves in the market's fee account */
  kept: WholeAmount;
} {
  check(input, {
    collected: units,
    stakeToCcyVolume: notNegative,
    minTimeFraction: fraction,
    competitionFactor: fraction,
    bondPenaltySlope: notNegative,
    bondPenaltyMax: fraction,
    providers: list(
      record<CommittedProvider>({
        party: name,
        commitment: units,
        share: fraction,
        score: fraction,
        timeFraction: fraction,
        previousFeePenalties: optional(list(fraction)),
      }),
    ),
  });
  const {
    collected,
    stakeToCcyVolume,
    minTimeFraction,
    competitionFactor,
    bondPenaltySlope,
    bondPenaltyMax,
    providers,
  } = input;
  const penalties = providers.map(({ timeFraction, previousFeePenalties }) =>
    slaPenalties({
      timeFraction,
      minTimeFraction,
      competitionFactor,
      bondPenaltySlope,
      bondPenaltyMax,
      previousFeePenalties,
    }),
  );
  const allocated = feeAllocation({
    collected,
    providers: providers.map(({ party, share, score }) => ({ party, share, score })),
  });
  const paid = feeDistribution({
    providers: allocated.map(({ party, amount }, index) => ({
      party,
      accrued: amount,
      penalty: penalties[index]?.fee ?? 0,
    })),
  });
  return {
    providers: providers.map(({ party, commitment }, index): ProviderEpoch => {
      const own = penalties[index] ?? { currentFee: dec(0), fee: dec(0), bond: dec(0) };
      return {
        party,
        required: requiredLiquidity({ commitment, stakeToCcyVolume }),
        penalties: own,
        accrued: allocated[index]?.amount ?? dec(0),
        net: paid.providers[index]?.net ?? dec(0),
        bonus: paid.providers[index]?.bonus ?? dec(0),
        slashed: bondSlash({ penalty: own.bond, commitment }),
      };
    }),
    pool: paid.pool,
    leftover: paid.leftover,
    toInsurancePool: paid.toInsurancePool,
    kept: dec(collected).minus(sum(allocated.map(({ amount }) => amount))),
  };
}
