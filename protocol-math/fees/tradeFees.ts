import { check, fraction, positionDecimals, someUnits, units } from '../check.ts';
import { ceil, dec, div, type Dec } from '../decimal.ts';
import type { Decimals, ExactAmount, Fraction, Price, Volume, WholeAmount } from '../types.ts';
import { factorOf } from '../units.ts';

export interface FeeFactors {
  /** `market.fee.factors.makerFee` */
  makerFee: Fraction;
  /** `market.fee.factors.infrastructureFee` */
  infrastructureFee: Fraction;
  /** the market's liquidity fee factor */
  liquidityFee: Fraction;
}

export interface Fees {
  /** goes to the party whose order rested on the book */
  maker: WholeAmount;
  /** goes to the validators */
  infrastructure: WholeAmount;
  /** goes to the market's liquidity providers */
  liquidity: WholeAmount;
}

export interface Trade extends FeeFactors {
  /** price of the trade */
  price: Price;
  /** size of the trade, more than zero */
  size: Volume;
  /** the market's position decimal places; 0 when left out */
  positionDecimals?: Decimals;
}

export const TRADE = {
  price: units,
  size: someUnits,
  makerFee: fraction,
  infrastructureFee: fraction,
  liquidityFee: fraction,
  positionDecimals,
};

/**
 * The notional value of a trade or position: price times size in whole positions, before rounding.
 * Source: `vega:core/fee/engine.go` (calculateContinuousModeFees).
 */
export function notionalValue(input: Pick<Trade, 'price' | 'size' | 'positionDecimals'>): ExactAmount {
  check(input, { price: units, size: units, positionDecimals });
  return div(dec(input.price).times(dec(input.size)), factorOf(input.positionDecimals ?? 0));
}

/**
 * The three fees of a trade in continuous trading, before discounts: each is its factor times the notional value, rounded up. The
 * aggressor pays all three.
 * Source: `vega:core/fee/engine.go` (calculateContinuousModeFees).
 */
export function tradeFees(trade: Trade): Fees {
  check(trade, TRADE);
  const notional = notionalValue({ price: trade.price, size: trade.size, positionDecimals: trade.positionDecimals });
  const fee = (factor: Fraction): Dec => ceil(notional.times(dec(factor)));
  return {
    maker: fee(trade.makerFee),
    infrastructure: fee(trade.infrastructureFee),
    liquidity: fee(trade.liquidityFee),
  };
}
