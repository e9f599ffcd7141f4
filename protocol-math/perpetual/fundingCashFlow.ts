import { dec, div, whole, type Dec, type Numeric } from '../decimal.ts';

/**
 * What one party receives (positive) or pays (negative) at the end of a funding period, in the asset's smallest unit,
 * rounded towards zero. Source: `vega:core/settlement/engine.go` (calcFundingFlow).
 * @param payment the funding payment of one whole position
 * @param openVolume signed, in the market's smallest unit of position
 */
export function fundingCashFlow({
  payment,
  openVolume,
  positionFactor = 1,
}: {
  payment: Numeric;
  openVolume: Numeric;
  positionFactor?: Numeric;
}): Dec {
  return whole(div(dec(openVolume).neg().times(dec(payment)), positionFactor));
}
