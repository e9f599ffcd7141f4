import { dec, whole, type Dec, type Numeric } from '../decimal.ts';

export type PeggedReference = 'bestBid' | 'mid' | 'bestAsk';

/** The reference price of a mid peg: half a tick is added for buy orders before halving, and fractions are cut off. */
function midOf(side: 'buy' | 'sell', bid: Dec, ask: Dec, tick: Dec): Dec {
  return whole(
    bid
      .plus(ask)
      .plus(side === 'buy' ? tick : 0)
      .div(2),
  );
}

/**
 * The price of a pegged order from the best static prices, or undefined when it would be parked because a buy order's
 * offset takes the price to zero or below.
 * Source: `vega:core/execution/future/market.go` (getStaticMidPrice, getNewPeggedPrice).
 * @param bestBid,bestAsk best prices of orders that are not pegged, in the asset's smallest unit
 * @param offset in ticks
 * @param tick one tick in the asset's smallest unit: 1 when asset and market have the same decimals
 */
export function peggedPrice({
  side,
  reference,
  offset,
  bestBid,
  bestAsk,
  tick = 1,
}: {
  side: 'buy' | 'sell';
  reference: PeggedReference;
  offset: Numeric;
  bestBid: Numeric;
  bestAsk: Numeric;
  tick?: Numeric;
}): Dec | undefined {
  const base = {
    bestBid: dec(bestBid),
    bestAsk: dec(bestAsk),
    mid: midOf(side, dec(bestBid), dec(bestAsk), dec(tick)),
  }[reference];
  const distance = dec(offset).times(dec(tick));
  if (side === 'sell') return base.plus(distance);
  return base.lte(distance) ? undefined : base.minus(distance);
}
