import { dec, div, max, ZERO, type Dec, type Numeric } from '../decimal.ts';
import type { MarketRisk } from './maintenanceMargin.ts';

export interface LiquidationInput extends MarketRisk {
  /** signed, in whole positions (already divided by the position factor) */
  openVolume: Numeric;
  /** mark price, in the asset's smallest unit */
  currentPrice: Numeric;
  /** collateral that can cover the position, in the asset's smallest unit */
  collateral: Numeric;
  /** perpetuals: funding of a position of +1 times the funding factor; 0 when left out */
  fundingPerUnit?: Numeric;
}

/**
 * The price at which the collateral would equal the maintenance margin of the open volume, unrounded and never below
 * zero; zero for an empty position.
 * Source: `vega:core/risk/liquidation_calculation.go` (calculateLiquidationPrice).
 * @throws RangeError when no price satisfies the equation.
 */
export function liquidationPrice(input: LiquidationInput): Dec {
  const open = dec(input.openVolume);
  if (open.isZero()) return ZERO;
  const risk = dec(open.lt(0) ? input.riskFactorShort : input.riskFactorLong);
  const slippage = dec(input.linearSlippageFactor)
    .times(open.abs())
    .plus(dec(input.quadraticSlippageFactor).times(open.times(open)));
  const denominator = slippage.plus(open.abs().times(risk)).minus(open);
  if (denominator.isZero()) throw new RangeError('the liquidation price is not defined for these factors');
  const funding = max(ZERO, open.times(dec(input.fundingPerUnit ?? 0)));
  const numerator = dec(input.collateral)
    .minus(open.times(dec(input.currentPrice)))
    .minus(funding);
  return max(ZERO, div(numerator, denominator));
}
