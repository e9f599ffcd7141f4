import { dec, div, max, min, ONE, sum, ZERO, type Dec, type Numeric } from '../decimal.ts';

export interface SlaInput {
  /** the part of the epoch during which the commitment was met, a fraction */
  timeFraction: Numeric;
  /** the market's `commitmentMinTimeFraction` */
  minTimeFraction: Numeric;
  /** the market's `slaCompetitionFactor` */
  competitionFactor: Numeric;
  /** `market.liquidity.sla.nonPerformanceBondPenaltySlope` */
  bondPenaltySlope: Numeric;
  /** `market.liquidity.sla.nonPerformanceBondPenaltyMax` */
  bondPenaltyMax: Numeric;
  /** fee penalties of earlier epochs that the market's hysteresis still looks at, before hysteresis */
  previousFeePenalties?: readonly Numeric[];
}

export interface SlaPenalties {
  /** fee penalty of this epoch alone, a fraction */
  currentFee: Dec;
  /** fee penalty that is applied: not less than the average of the earlier ones */
  fee: Dec;
  /** part of the commitment that is taken from the bond, a fraction */
  bond: Dec;
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
  const currentFee = feePenalty(input);
  const earlier = input.previousFeePenalties ?? [];
  const fee = earlier.length === 0 ? currentFee : max(currentFee, div(sum(earlier), earlier.length));
  const missed = dec(input.timeFraction).lt(dec(input.minTimeFraction));
  const slope = missed
    ? dec(input.bondPenaltySlope).times(ONE.minus(div(input.timeFraction, input.minTimeFraction)))
    : ZERO;
  return { currentFee, fee, bond: max(ZERO, min(input.bondPenaltyMax, slope)) };
}
