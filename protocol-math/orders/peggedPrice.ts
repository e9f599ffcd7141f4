import { check, oneOf, optional, someUnits, units } from '../check.ts';
import { dec, whole, type Dec } from '../decimal.ts';
import type { Price, WholePrice } from '../types.ts';

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
 */
export function peggedPrice(input: {
  /** side of the order */
  side: 'buy' | 'sell';
  /** the price that it is pegged to */
  reference: PeggedReference;
  /** distance from the reference, in ticks of the market */
  offset: Price;
  /** best buy price of orders that are not pegged */
  bestBid: Price;
  /** best sell price of orders that are not pegged */
  bestAsk: Price;
  /** one tick of the market in the asset's smallest unit: 1, also when left out, when asset and market have the same decimals */
  tick?: Price;
}): WholePrice | undefined {
  check(input, {
    side: oneOf('buy', 'sell'),
    reference: oneOf('bestBid', 'mid', 'bestAsk'),
    offset: units,
    bestBid: units,
    bestAsk: units,
    tick: optional(someUnits),
  });
  const { side, reference, offset, bestBid, bestAsk, tick = 1 } = input;
  const base = {
    bestBid: dec(bestBid),
    bestAsk: dec(bestAsk),
    mid: midOf(side, dec(bestBid), dec(bestAsk), dec(tick)),
  }[reference];
  const distance = dec(offset).times(dec(tick));
  if (side === 'sell') return base.plus(distance);
  return base.lte(distance) ? undefined : base.minus(distance);
}
