import { dec, div, max, min, ONE, ZERO, type Dec, type Numeric } from '../decimal.ts';
import { requiredLiquidity } from './requiredLiquidity.ts';

export interface ProviderOrder {
  side: 'buy' | 'sell';
  price: Numeric;
  /** what remains of the order, hidden iceberg volume included, in the market's smallest unit of position */
  remaining: Numeric;
}

export interface CommitmentInput {
  commitment: Numeric;
  stakeToCcyVolume: Numeric;
  /** the market's `priceRange`, a fraction */
  priceRange: Numeric;
  markPrice: Numeric;
  /** in continuous trading; none of the book's volume counts without one */
  midPrice?: Numeric;
  /** in auctions: the last traded and the indicative uncrossing price take the place of the mid price */
  auction?: { lastTradedPrice: Numeric; indicativePrice: Numeric };
  orders: readonly ProviderOrder[];
  positionFactor?: Numeric;
}

export interface CommitmentState {
  met: boolean;
  lowestPrice: Dec;
  highestPrice: Dec;
  buys: Dec;
  sells: Dec;
  required: Dec;
}

/**
 * Whether a provider's orders meet the commitment at one moment, with the notional volumes that count, in the asset's
 * smallest unit. Orders in range count with the mark price, whatever their own price.
 * Source: `vega:core/liquidity/v2/sla.go` (doesLPMeetsCommitment).
 */
export function meetsCommitment(input: CommitmentInput): CommitmentState {
  const range = dec(input.priceRange);
  const prices = input.auction
    ? [input.auction.lastTradedPrice, input.auction.indicativePrice]
    : [input.midPrice ?? 0, input.midPrice ?? 0];
  const lowestPrice = ONE.minus(range).times(min(prices[0] ?? 0, prices[1] ?? 0));
  const highestPrice = ONE.plus(range).times(max(prices[0] ?? 0, prices[1] ?? 0));
  let buys = ZERO;
  let sells = ZERO;
  for (const order of input.orders) {
    const price = dec(order.price);
    if (price.lt(lowestPrice) || price.gt(highestPrice)) continue;
    const notional = div(dec(input.markPrice).times(dec(order.remaining)), input.positionFactor ?? 1);
    if (order.side === 'buy') buys = buys.plus(notional);
    else sells = sells.plus(notional);
  }
  const required = requiredLiquidity(input);
  const priced = input.auction !== undefined || dec(input.midPrice ?? 0).gt(0);
  return { met: priced && buys.gte(required) && sells.gte(required), lowestPrice, highestPrice, buys, sells, required };
}
