import { ceil, div, dec, type Dec, type Numeric } from '../decimal.ts';

export interface FeeFactors {
  /** `market.fee.factors.makerFee`, a fraction */
  makerFee: Numeric;
  /** `market.fee.factors.infrastructureFee`, a fraction */
  infrastructureFee: Numeric;
  /** the market's liquidity fee factor, a fraction */
  liquidityFee: Numeric;
}

export interface Fees {
  maker: Dec;
  infrastructure: Dec;
  liquidity: Dec;
}

export interface Trade extends FeeFactors {
  /** in the asset's smallest unit */
  price: Numeric;
  /** in the market's smallest unit of position */
  size: Numeric;
  /** ten to the power of the market's position decimal places; 1 when left out */
  positionFactor?: Numeric;
}

/**
 * The three fees of a trade in continuous trading, before discounts, in the asset's smallest unit: each is its factor
 * times the notional value, rounded up. The aggressor pays all three.
 * Source: `vega:core/fee/engine.go` (calculateContinuousModeFees).
 */
export function tradeFees(trade: Trade): Fees {
  const notional = div(dec(trade.price).times(dec(trade.size)), trade.positionFactor ?? 1);
  const fee = (factor: Numeric): Dec => ceil(notional.times(dec(factor)));
  return {
    maker: fee(trade.makerFee),
    infrastructure: fee(trade.infrastructureFee),
    liquidity: fee(trade.liquidityFee),
  };
}
