import { dec, max, min, whole, ZERO, type Dec, type Numeric } from '../decimal.ts';

export interface BookLevel {
  price: Numeric;
  volume: Numeric;
}

export interface UncrossingLevel {
  price: Dec;
  /** buy volume at this price or better */
  cumulativeBuy: Dec;
  /** sell volume at this price or better */
  cumulativeSell: Dec;
  tradable: Dec;
}

export interface Uncrossing {
  /** zero when nothing can trade */
  price: Dec;
  volume: Dec;
  /** lowest and highest price at which the whole volume trades */
  lowest: Dec;
  highest: Dec;
  /** every price from the best sell to the best buy, highest first */
  levels: UncrossingLevel[];
}

function volumeWhere(levels: readonly BookLevel[], counts: (price: Dec) => boolean): Dec {
  return levels.reduce<Dec>((total, level) => (counts(dec(level.price)) ? total.plus(dec(level.volume)) : total), ZERO);
}

/**
 * The price and volume at which an auction would uncross. Among the prices of the book between the best sell and the
 * best buy, those with the largest tradable volume decide: the price is the middle of the lowest and the highest of
 * them, rounded down to the asset's smallest unit.
 * Source: `vega:core/matching/orderbook.go` (GetIndicativePriceAndVolume).
 */
export function indicativeUncrossing({
  buys,
  sells,
}: {
  buys: readonly BookLevel[];
  sells: readonly BookLevel[];
}): Uncrossing {
  const nothing: Uncrossing = { price: ZERO, volume: ZERO, lowest: ZERO, highest: ZERO, levels: [] };
  const buying = buys.filter((level) => dec(level.volume).gt(0));
  const selling = sells.filter((level) => dec(level.volume).gt(0));
  const [firstBuy, ...otherBuys] = buying.map((level) => dec(level.price));
  const [firstSell, ...otherSells] = selling.map((level) => dec(level.price));
  if (!firstBuy || !firstSell) return nothing;
  const bestBuy = max(firstBuy, ...otherBuys);
  const bestSell = min(firstSell, ...otherSells);
  if (bestSell.gt(bestBuy)) return nothing;

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
