import { dec, div, max, min, ZERO, type Dec, type Numeric } from '../decimal.ts';

export interface MarketRisk {
  riskFactorLong: Numeric;
  riskFactorShort: Numeric;
  linearSlippageFactor: Numeric;
  quadraticSlippageFactor: Numeric;
}

export interface MarginInput extends MarketRisk {
  /** in the asset's smallest unit */
  markPrice: Numeric;
  /** signed: positive is long; in the market's smallest unit of position */
  openVolume: Numeric;
  /** open buy volume, in the market's smallest unit of position; 0 when left out */
  buyVolume?: Numeric;
  /** open sell volume, not negative; 0 when left out */
  sellVolume?: Numeric;
  /** sum of price times size over the buy orders: what auctions use instead of the mark price */
  buySumProduct?: Numeric;
  /** sum of price times size over the sell orders */
  sellSumProduct?: Numeric;
  /** volume-weighted price of closing the position on the book now; left out when the book cannot */
  exitPrice?: Numeric;
  /** true in any auction that is not about to end */
  auction?: boolean;
  /** perpetuals: what a position of +1 would pay at the next funding, times the funding factor; signed */
  fundingPerUnit?: Numeric;
  /** ten to the power of the market's position decimal places; 1 when left out */
  positionFactor?: Numeric;
}

export interface MaintenanceMargin {
  /** margin for the worst case on the long side: position and buy orders */
  long: Dec;
  /** margin for the worst case on the short side: position and sell orders */
  short: Dec;
  /** the larger of the two, unrounded */
  required: Dec;
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
 * The maintenance margin of a party in one market, before rounding, in the asset's smallest unit.
 *
 * Each side counts only when its riskiest volume is on that side: open volume plus buy orders above zero for the long
 * side, open volume minus sell orders below zero for the short side. Slippage is bounded by the market's slippage
 * factors; without an exit price (or in an auction) the bound itself is used. Should neither side need anything, the extra
 * margin for the coming funding payment is what is left.
 * Source: `vega:core/risk/margins_calculation.go` (calculateMargins).
 */
export function maintenanceMargin(input: MarginInput): MaintenanceMargin {
  requireSumProduct(input.auction, 'buy', input.buyVolume, input.buySumProduct);
  requireSumProduct(input.auction, 'sell', input.sellVolume, input.sellSumProduct);
  const factor = dec(input.positionFactor ?? 1);
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

function requireSumProduct(auction: boolean | undefined, side: 'buy' | 'sell', volume: Numeric | undefined, product: Numeric | undefined): void {
  if (auction && dec(volume ?? 0).gt(0) && product === undefined) {
    throw new RangeError(`${side}SumProduct must be given in an auction with ${side}Volume: the sum of price times size over the ${side} orders`);
  }
}
