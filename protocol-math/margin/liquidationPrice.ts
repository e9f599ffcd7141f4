import { any, check, notNegative, number, optional, positionDecimals } from '../check.ts';
import { dec, div, max, ZERO, type Dec } from '../decimal.ts';
import type { Amount, Decimals, ExactPrice, Price, Volume } from '../types.ts';
import { factorOf } from '../units.ts';
import { MARKET_RISK, type MarketRisk } from './maintenanceMargin.ts';

export interface LiquidationInput extends MarketRisk {
  /** signed */
  openVolume: Volume;
  /** the mark price; need not be a whole number here */
  markPrice: Price;
  /** collateral that can cover the position; need not be a whole number */
  collateral: Amount;
  /** perpetuals: funding of a position of +1 times the funding factor; signed, need not be whole; 0 when left out */
  fundingPerUnit?: Amount;
  /** the market's position decimal places; 0 when left out */
  positionDecimals?: Decimals;
}

export const LIQUIDATION = {
  ...MARKET_RISK,
  openVolume: number({ whole: true }),
  markPrice: notNegative,
  collateral: any,
  fundingPerUnit: optional(any),
  positionDecimals,
};

/**
 * The price at which the collateral would equal the maintenance margin of the open volume, unrounded and never below
 * zero; zero for an empty position. Undefined when no price satisfies the equation. A zero alone does not say whether the position
 * is never closed out or already below its margin: `liquidationOutlook` does.
 * Source: `vega:core/risk/liquidation_calculation.go` (calculateLiquidationPrice).
 */
export function liquidationPrice(input: LiquidationInput): ExactPrice | undefined {
  check(input, LIQUIDATION);
  if (dec(input.openVolume).isZero()) return ZERO;
  const { numerator, denominator } = balance(input);
  return denominator.isZero() ? undefined : max(ZERO, div(numerator, denominator));
}

/** Collateral minus maintenance margin is the numerator minus price times denominator, at every price. */
function balance(input: LiquidationInput): { numerator: Dec; denominator: Dec } {
  const open = div(input.openVolume, factorOf(input.positionDecimals ?? 0));
  const risk = dec(open.lt(0) ? input.riskFactorShort : input.riskFactorLong);
  const slippage = dec(input.linearSlippageFactor)
    .times(open.abs())
    .plus(dec(input.quadraticSlippageFactor).times(open.times(open)));
  const denominator = slippage.plus(open.abs().times(risk)).minus(open);
  const funding = max(ZERO, open.times(dec(input.fundingPerUnit ?? 0)));
  const numerator = dec(input.collateral)
    .minus(open.times(dec(input.markPrice)))
    .minus(funding);
  return { numerator, denominator };
}

export interface LiquidationOutlook {
  /**
   * `below` and `above`: the collateral covers the margin until the price falls or rises beyond `price`. `never`: at every
   * price. `already`: it does not at the mark price, so that the position is closed out at the next mark-to-market.
   */
  when: 'below' | 'above' | 'never' | 'already';
  /** the price in question; left out for `never` and `already` */
  price?: ExactPrice;
}

/**
 * When the collateral stops covering the maintenance margin of the open volume: what the price of the release leaves open.
 * Source: the equation of `vega:core/risk/liquidation_calculation.go` (calculateLiquidationPrice).
 */
export function liquidationOutlook(input: LiquidationInput): LiquidationOutlook {
  check(input, LIQUIDATION);
  if (dec(input.openVolume).isZero()) return { when: 'never' };
  const { numerator, denominator } = balance(input);
  if (numerator.lt(denominator.times(dec(input.markPrice)))) return { when: 'already' };
  if (denominator.gt(0)) return { when: 'above', price: div(numerator, denominator) };
  if (denominator.isZero() || numerator.gte(0)) return { when: 'never' };
  return { when: 'below', price: div(numerator, denominator) };
}
