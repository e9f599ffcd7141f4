import { check, list, record, someUnits, units } from '../check.ts';
import { dec, max, min, whole, ZERO, type Dec } from '../decimal.ts';
import type { Price, Volume, WholePrice, WholeVolume } from '../types.ts';

export interface BookLevel {
  /** price of the orders; levels may come in any order and share a price */
  price: Price;
  /** volume of the orders at it */
  volume: Volume;
}

export interface UncrossingLevel {
  /** a price of the book */
  price: WholePrice;
  /** buy volume at this price or above */
  cumulativeBuy: WholeVolume;
  /** sell volume at this price or below */
  cumulativeSell: WholeVolume;
  /** the smaller of the two */
  tradable: WholeVolume;
}

export interface Uncrossing {
  /** the price of all trades, rounded down */
  price: WholePrice;
  /** the volume that trades */
  volume: WholeVolume;
  /** lowest price at which the whole volume trades */
  lowest: WholePrice;
  /** highest price at which the whole volume trades */
  highest: WholePrice;
  /** every price from the best sell to the best buy, highest first */
  levels: UncrossingLevel[];
}

export const LEVELS = list(record<BookLevel>({ price: someUnits, volume: units }));

function volumeWhere(levels: readonly BookLevel[], counts: (price: Dec) => boolean): Dec {
  return levels.reduce<Dec>((total, level) => (counts(dec(level.price)) ? total.plus(dec(level.volume)) : total), ZERO);
}

/**
 * The price and volume at which an auction would uncross. Among the prices of the book between the best sell and the
 * best buy, those with the largest tradable volume decide: the price is the middle of the lowest and the highest of
 * them, rounded down to the asset's smallest unit. Undefined when nothing would trade; the API then reports zeros.
 * Source: `vega:core/matching/orderbook.go` (GetIndicativePriceAndVolume).
 */
export function indicativeUncrossing(input: {
  /** the buy side of the book */
  buys: readonly BookLevel[];
  /** the sell side of the book */
  sells: readonly BookLevel[];
}): Uncrossing | undefined {
  check(input, { buys: LEVELS, sells: LEVELS });
  const buying = input.buys.filter((level) => dec(level.volume).gt(0));
  const selling = input.sells.filter((level) => dec(level.volume).gt(0));
  const [firstBuy, ...otherBuys] = buying.map((level) => dec(level.price));
  const [firstSell, ...otherSells] = selling.map((level) => dec(level.price));
  if (!firstBuy || !firstSell) return undefined;
  const bestBuy = max(firstBuy, ...otherBuys);
  const bestSell = min(firstSell, ...otherSells);
  if (bestSell.gt(bestBuy)) return undefined;

  const prices = [...new Set([...buying, ...selling].map((level) => dec(level.price).toFixed()))]
    .map(dec)
    .filter((price) => price.gte(bestSell) && price.lte(bestBuy))
    .sort((a, b) => b.cmp(a));
  const levels = prices.map((price): UncrossingLevel => {
    const cumulativeBuy = volumeWhere(buying, (other) => other.gte(price));
    const cumulativeSell = volumeWhere(selling, (other) => other.lte(price));
    return { price, cumulativeBuy, cumulativeSell, tradable: min(cumulativeBuy, cumulativeSell) };
  });
  const volume = max(ZERO, ...levels.map((level) => level.tradable));
  const best = levels.filter((level) => level.tradable.eq(volume));
  const highest = best[0]?.price ?? ZERO;
  const lowest = best[best.length - 1]?.price ?? ZERO;
  return { price: whole(highest.plus(lowest).div(2)), volume, lowest, highest, levels };
}
