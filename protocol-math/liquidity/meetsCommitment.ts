import { check, list, notNegative, oneOf, optional, positionDecimals, record, units } from '../check.ts';
import { dec, div, max, min, ONE, ZERO } from '../decimal.ts';
import type { Amount, Decimals, ExactAmount, ExactPrice, Factor, Fraction, Price, Volume } from '../types.ts';
import { factorOf } from '../units.ts';
import { requiredLiquidity } from './requiredLiquidity.ts';

export interface ProviderOrder {
  /** side of the book */
  side: 'buy' | 'sell';
  /** price of the order */
  price: Price;
  /** what remains of the order, hidden iceberg volume included */
  remaining: Volume;
}

export interface CommitmentInput {
  /** the provider's commitment */
  commitment: Amount;
  /** `market.liquidity.stakeToCcyVolume` */
  stakeToCcyVolume: Factor;
  /** the market's `priceRange`: how far from the mid price orders count */
  priceRange: Fraction;
  /** the price with which every order in range counts */
  markPrice: Price;
  /** in continuous trading; none of the book's volume counts without one */
  midPrice?: Price;
  /** in auctions: the prices that take the place of the mid price */
  auctionPrices?: AuctionPrices;
  /** the provider's orders */
  orders: readonly ProviderOrder[];
  /** the market's position decimal places; 0 when left out */
  positionDecimals?: Decimals;
}

export interface AuctionPrices {
  /** the last traded price; 0 before the first trade */
  lastTradedPrice: Price;
  /** the indicative uncrossing price; 0 when nothing would trade */
  indicativePrice: Price;
}

export interface CommitmentState {
  /** whether the commitment is met at this moment */
  met: boolean;
  /** lowest price that counts */
  lowestPrice: ExactPrice;
  /** highest price that counts */
  highestPrice: ExactPrice;
  /** notional value of the buy orders that count */
  buys: ExactAmount;
  /** notional value of the sell orders that count */
  sells: ExactAmount;
  /** notional value that is asked for on each side */
  required: ExactAmount;
}

const SHAPE = {
  commitment: units,
  stakeToCcyVolume: notNegative,
  priceRange: notNegative,
  markPrice: units,
  midPrice: optional(units),
  auctionPrices: optional(record<AuctionPrices>({ lastTradedPrice: units, indicativePrice: units })),
  orders: list(record<ProviderOrder>({ side: oneOf('buy', 'sell'), price: units, remaining: units })),
  positionDecimals,
};

/**
 * Whether a provider's orders meet the commitment at one moment, with the notional values that count. Orders in range count with the mark price, whatever their own price.
 * Source: `vega:core/liquidity/v2/sla.go` (doesLPMeetsCommitment).
 */
export function meetsCommitment(input: CommitmentInput): CommitmentState {
  check(input, SHAPE);
  const range = dec(input.priceRange);
  const mid = dec(input.midPrice ?? 0);
  const { lastTradedPrice, indicativePrice } = input.auctionPrices ?? { lastTradedPrice: mid, indicativePrice: mid };
  const lowestPrice = ONE.minus(range).times(min(lastTradedPrice, indicativePrice));
  const highestPrice = ONE.plus(range).times(max(lastTradedPrice, indicativePrice));
  let buys = ZERO;
  let sells = ZERO;
  for (const order of input.orders) {
    const price = dec(order.price);
    if (price.lt(lowestPrice) || price.gt(highestPrice)) continue;
    const notional = div(dec(input.markPrice).times(dec(order.remaining)), factorOf(input.positionDecimals ?? 0));
    if (order.side === 'buy') buys = buys.plus(notional);
    else sells = sells.plus(notional);
  }
  const required = requiredLiquidity({ commitment: input.commitment, stakeToCcyVolume: input.stakeToCcyVolume });
  const priced = input.auctionPrices !== undefined || mid.gt(0);
  return { met: priced && buys.gte(required) && sells.gte(required), lowestPrice, highestPrice, buys, sells, required };
}
