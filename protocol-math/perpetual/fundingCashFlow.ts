import { check, positionDecimals, signedUnits } from '../check.ts';
import { dec, div, whole } from '../decimal.ts';
import type { Amount, Decimals, Volume, WholeAmount } from '../types.ts';
import { factorOf } from '../units.ts';

/**
 * What one party receives (positive) or pays (negative) at the end of a funding period,
 * rounded towards zero. Source: `vega:core/settlement/engine.go` (calcFundingFlow).
 */
export function fundingCashFlow(input: {
  /** the funding payment of one whole position, signed */
  payment: Amount;
  /** signed */
  openVolume: Volume;
  /** the market's position decimal places; 0 when left out */
  positionDecimals?: Decimals;
}): WholeAmount {
  check(input, { payment: signedUnits, openVolume: signedUnits, positionDecimals });
  return whole(div(dec(input.openVolume).neg().times(dec(input.payment)), factorOf(input.positionDecimals ?? 0)));
}
