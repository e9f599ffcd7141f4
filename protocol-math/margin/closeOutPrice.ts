import { dec, min, whole, ZERO, type Dec, type Numeric } from '../decimal.ts';

/**
 * The volume-weighted price at which `volume` would trade against the `levels` of a book side, best level first, rounded
 * down to the asset's smallest unit; undefined when the book holds too little.
 * Source: `vega:core/matching/orderbook.go` (GetCloseoutPrice).
 */
export function closeOutPrice({
  volume,
  levels,
}: {
  volume: Numeric;
  levels: readonly { price: Numeric; volume: Numeric }[];
}): Dec | undefined {
  const wanted = dec(volume);
  if (!wanted.gt(0)) return undefined;
  let left = wanted;
  let paid = ZERO;
  for (const level of levels) {
    const taken = min(left, level.volume);
    paid = paid.plus(dec(level.price).times(taken));
    left = left.minus(taken);
    if (left.isZero()) return whole(paid.div(wanted));
  }
  return undefined;
}
