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
 * zero; zero for an empty position. Undefined when no price satisfies the equation. A zero alone does not say whether the position
 * is never closed out or already below its margin: `liquidationOutlook` does.
 * Source: `vega:core/risk/liquidation_calculation.go` (calculateLiquidationPrice).
 */
export function liquidationPrice(input: LiquidationInput): Dec | undefined {
  if (dec(input.openVolume).isZero()) return ZERO;
  const { numerator, denominator } = balance(input);
  return denominator.isZero() ? undefined : max(ZERO, div(numerator, denominator));
}

/** Collateral minus maintenance margin is the numerator minus price times denominator, at every price. */
function balance(input: LiquidationInput): { numerator: Dec; denominator: Dec } {
  const open = dec(input.openVolume);
  const risk = dec(open.lt(0) ? input.riskFactorShort : input.riskFactorLong);
  const slippage = dec(input.linearSlippageFactor)
    .times(open.abs())
    .plus(dec(input.quadraticSlippageFactor).times(open.times(open)));
  const denominator = slippage.plus(open.abs().times(risk)).minus(open);
  const funding = max(ZERO, open.times(dec(input.fundingPerUnit ?? 0)));
  const numerator = dec(input.collateral)
    .minus(open.times(dec(input.currentPrice)))
    .minus(funding);
  return { numerator, denominator };
}

export interface LiquidationOutlook {
  /**
   * `below` and `above`: the collateral covers the margin until the price falls or rises beyond `price`. `never`: at every
   * price. `already`: it does not at the current price, so that the position is closed out at the next mark-to-market.
   */
  when: 'below' | 'above' | 'never' | 'already';
  /** unrounded, in the asset's smallest unit; left out for `never` and `already` */
  price?: Dec;
}

/**
 * When the collateral stops covering the maintenance margin of the open volume: what the price of the release leaves open.
 * Source: the equation of `vega:core/risk/liquidation_calculation.go` (calculateLiquidationPrice).
 */
export function liquidationOutlook(input: LiquidationInput): LiquidationOutlook {
  if (dec(input.openVolume).isZero()) return { when: 'never' };
  const { numerator, denominator } = balance(input);
  if (numerator.lt(denominator.times(dec(input.currentPrice)))) return { when: 'already' };
  if (denominator.gt(0)) return { when: 'above', price: div(numerator, denominator) };
  if (denominator.isZero() || numerator.gte(0)) return { when: 'never' };
  return { when: 'below', price: div(numerator, denominator) };
}
