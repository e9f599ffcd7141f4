import { check, someUnits } from '../check.ts';
import { dec, min, whole, ZERO } from '../decimal.ts';
import { LEVELS, type BookLevel } from '../auction/indicativeUncrossing.ts';
import type { Volume, WholePrice } from '../types.ts';

/**
 * The volume-weighted price at which `volume` would trade against one side of a book, rounded down; undefined when the book holds too little.
 * Source: `vega:core/matching/orderbook.go` (GetCloseoutPrice).
 */
export function closeOutPrice(input: {
  /** the volume to close, more than nothing */
  volume: Volume;
  /** the price levels of the side against which it trades, best level first */
  levels: readonly BookLevel[];
}): WholePrice | undefined {
  check(input, { volume: someUnits, levels: LEVELS });
  const { levels } = input;
  requireOneDirection(levels);
  const wanted = dec(input.volume);
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

/** Best level first means prices that only rise (sells) or only fall (buys). */
function requireOneDirection(levels: readonly BookLevel[]): void {
  const steps = levels.slice(1).map((level, index) => dec(level.price).cmp(dec(levels[index]?.price ?? 0)));
  const wrong = steps.findIndex((step) => step === 0 || step !== steps[0]);
  if (wrong >= 0)
    throw new RangeError(
      `levels[${wrong + 1}].price must go on away from the best price, level by level, not be ${dec(levels[wrong + 1]?.price ?? 0).toFixed()}`,
    );
}
