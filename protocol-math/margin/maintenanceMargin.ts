import { any, check, flag, notNegative, optional, positionDecimals, signedUnits, units } from '../check.ts';
import { dec, div, max, min, ZERO, type Dec } from '../decimal.ts';
import type { Amount, Decimals, ExactAmount, Factor, Fraction, Price, Volume } from '../types.ts';
import { factorOf } from '../units.ts';

export interface MarketRisk {
  /** risk factor of long positions, a fraction of the price */
  riskFactorLong: Fraction;
  /** risk factor of short positions, a fraction of the price; it may exceed 1 */
  riskFactorShort: Fraction;
  /** the market's linear slippage factor: allowance per whole position, a fraction of the price */
  linearSlippageFactor: Factor;
  /** the market's quadratic slippage factor: allowance per whole position squared, a fraction of the price */
  quadraticSlippageFactor: Factor;
}

export const MARKET_RISK = {
  riskFactorLong: notNegative,
  riskFactorShort: notNegative,
  linearSlippageFactor: notNegative,
  quadraticSlippageFactor: notNegative,
};

export interface MarginInput extends MarketRisk {
  /** the mark price; need not be a whole number here */
  markPrice: Price;
  /** signed: positive is long */
  openVolume: Volume;
  /** open buy volume, not negative; 0 when left out */
  buyVolume?: Volume;
  /** open sell volume, not negative; 0 when left out */
  sellVolume?: Volume;
  /** sum of price times size over the buy orders, in smallest units of both: what auctions use instead of the mark price */
  buySumProduct?: Amount;
  /** sum of price times size over the sell orders, in smallest units of both */
  sellSumProduct?: Amount;
  /** volume-weighted price of closing the position on the book now; left out when the book cannot */
  exitPrice?: Price;
  /** true in any auction that is not about to end */
  auction?: boolean;
  /** perpetuals: what a position of +1 would pay at the next funding, times the funding factor; signed, need not be whole */
  fundingPerUnit?: Amount;
  /** the market's position decimal places; 0 when left out */
  positionDecimals?: Decimals;
}

export const MARGIN = {
  ...MARKET_RISK,
  markPrice: notNegative,
  openVolume: signedUnits,
  buyVolume: optional(units),
  sellVolume: optional(units),
  buySumProduct: optional(units),
  sellSumProduct: optional(units),
  exitPrice: optional(units),
  auction: optional(flag),
  fundingPerUnit: optional(any),
  positionDecimals,
};

export interface MaintenanceMargin {
  /** margin for the worst case on the long side: position and buy orders */
  long: ExactAmount;
  /** margin for the worst case on the short side: position and sell orders */
  short: ExactAmount;
  /** the larger of the two, unrounded */
  required: ExactAmount;
}

interface Side {
  /** absolute open volume on this side, in whole positions */
  volume: Dec;
  orders: Dec;
  sumProduct: Dec;
  riskFactor: Dec;
  slippagePerUnit: Dec | undefined;
}

function sideMargin(input: MarginInput, side: Side): Dec {
  const mark = dec(input.markPrice);
  const { volume } = side;
  const factor = dec(input.linearSlippageFactor)
    .times(volume)
    .plus(dec(input.quadraticSlippageFactor).times(volume.times(volume)));
  let slippage = mark.times(factor);
  if (!input.auction) {
    if (side.slippagePerUnit !== undefined) slippage = min(side.slippagePerUnit.times(volume), slippage);
    slippage = max(ZERO, slippage);
  }
  const position = slippage.plus(volume.times(side.riskFactor).times(mark));
  const orders = input.auction
    ? side.sumProduct.times(side.riskFactor)
    : side.orders.times(side.riskFactor).times(mark);
  return position.plus(orders);
}

/**
 * The maintenance margin of a party in one market, before rounding.
 *
 * Each side counts only when its riskiest volume is on that side: open volume plus buy orders above zero for the long
 * side, open volume minus sell orders below zero for the short side. Slippage is bounded by the market's slippage
 * factors; without an exit price (or in an auction) the bound itself is used. Should neither side need anything, the extra
 * margin for the coming funding payment is what is left.
 * Source: `vega:core/risk/margins_calculation.go` (calculateMargins).
 */
export function maintenanceMargin(input: MarginInput): MaintenanceMargin {
  check(input, MARGIN);
  requireSumProduct(input.auction, 'buy', input.buyVolume, input.buySumProduct);
  requireSumProduct(input.auction, 'sell', input.sellVolume, input.sellSumProduct);
  const factor = factorOf(input.positionDecimals ?? 0);
  const open = div(input.openVolume, factor);
  const buys = div(input.buyVolume ?? 0, factor);
  const sells = div(input.sellVolume ?? 0, factor);
  const mark = dec(input.markPrice);
  const exit = input.exitPrice === undefined ? undefined : dec(input.exitPrice);

  let long = ZERO;
  let short = ZERO;
  if (open.plus(buys).gt(0)) {
    const volume = max(open, ZERO);
    long = sideMargin(input, {
      volume,
      orders: buys,
      sumProduct: div(input.buySumProduct ?? 0, factor),
      riskFactor: dec(input.riskFactorLong),
      slippagePerUnit: exit && volume.gt(0) ? max(ZERO, mark.minus(exit)) : undefined,
    });
  }
  if (open.minus(sells).lt(0)) {
    const volume = min(open, ZERO).abs();
    short = sideMargin(input, {
      volume,
      orders: sells,
      sumProduct: div(input.sellSumProduct ?? 0, factor),
      riskFactor: dec(input.riskFactorShort),
      slippagePerUnit: exit && volume.gt(0) ? max(ZERO, exit.minus(mark)) : undefined,
    });
  }

  const funding = dec(input.fundingPerUnit ?? 0);
  if (open.plus(buys).isZero() && open.minus(sells).isZero()) return { long, short, required: ZERO };
  const due = max(ZERO, funding.times(open));
  if (funding.gt(0)) long = long.plus(due);
  else short = short.plus(due);

  const larger = max(long, short, ZERO);
  // The release would read a negative increment as an unsigned number; nothing is required for it here.
  return { long, short, required: larger.isZero() ? max(funding, ZERO) : larger };
}

function requireSumProduct(
  auction: boolean | undefined,
  side: 'buy' | 'sell',
  volume: Volume | undefined,
  product: Amount | undefined,
): void {
  if (auction && dec(volume ?? 0).gt(0) && product === undefined) {
    throw new RangeError(
      `${side}SumProduct must be given in an auction with ${side}Volume: the sum of price times size over the ${side} orders`,
    );
  }
}
