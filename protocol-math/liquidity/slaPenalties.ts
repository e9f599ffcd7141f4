import { check, fraction, list, notNegative, optional } from '../check.ts';
import { dec, div, max, min, ONE, sum, ZERO, type Dec } from '../decimal.ts';
import type { ExactFraction, Factor, Fraction } from '../types.ts';

export interface SlaInput {
  /** the part of the epoch during which the commitment was met */
  timeFraction: Fraction;
  /** the market's `commitmentMinTimeFraction` */
  minTimeFraction: Fraction;
  /** the market's `slaCompetitionFactor` */
  competitionFactor: Fraction;
  /** `market.liquidity.sla.nonPerformanceBondPenaltySlope` */
  bondPenaltySlope: Factor;
  /** `market.liquidity.sla.nonPerformanceBondPenaltyMax` */
  bondPenaltyMax: Fraction;
  /** fee penalties of earlier epochs that the market's hysteresis still looks at, before hysteresis */
  previousFeePenalties?: readonly Fraction[];
}

export const SLA = {
  timeFraction: fraction,
  minTimeFraction: fraction,
  competitionFactor: fraction,
  bondPenaltySlope: notNegative,
  bondPenaltyMax: fraction,
  previousFeePenalties: optional(list(fraction)),
};

export interface SlaPenalties {
  /** fee penalty of this epoch alone */
  currentFee: ExactFraction;
  /** fee penalty that is applied: not less than the average of the earlier ones */
  fee: ExactFraction;
  /** part of the commitment that is taken from the bond */
  bond: ExactFraction;
}

function feePenalty(input: SlaInput): Dec {
  const time = dec(input.timeFraction);
  const required = dec(input.minTimeFraction);
  if (time.lt(required)) return ONE;
  if (time.eq(required) && time.eq(1)) return ZERO;
  return ONE.minus(div(time.minus(required), ONE.minus(required))).times(dec(input.competitionFactor));
}

/**
 * The two penalties of a liquidity provider for one epoch, as fractions: of its fees and of its commitment. Below the
 * minimum time the whole fee is lost and the bond is touched as well.
 * Source: `vega:core/liquidity/v2/sla.go` (CalculateSLAPenalties and the functions it calls).
 */
export function slaPenalties(input: SlaInput): SlaPenalties {
  check(input, SLA);
  const currentFee = feePenalty(input);
  const earlier = input.previousFeePenalties ?? [];
  const fee = earlier.length === 0 ? currentFee : max(currentFee, div(sum(earlier), earlier.length));
  const missed = dec(input.timeFraction).lt(dec(input.minTimeFraction));
  const slope = missed
    ? dec(input.bondPenaltySlope).times(ONE.minus(div(input.timeFraction, input.minTimeFraction)))
    : ZERO;
  return { currentFee, fee, bond: max(ZERO, min(input.bondPenaltyMax, slope)) };
}
