import { dec, type Dec, type Numeric } from '../decimal.ts';

export interface PriceBounds {
  /** the lowest price that does not trigger an auction */
  min: Dec;
  /** the highest one */
  max: Dec;
  upFactor: Dec;
  downFactor: Dec;
}

/** Until factors are agreed upon, ten per cent either way. Source: `vega:core/monitor/price/pricemonitoring.go`. */
export const DEFAULT_FACTORS = { up: '1.1', down: '0.9' } as const;

/**
 * The valid prices of a price monitoring trigger, given its factors, in the asset's smallest unit: reference price times
 * factor, the lower bound rounded up and the upper one down; both bounds are themselves valid.
 * Source: `vega:core/monitor/price/pricemonitoring.go` (getCurrentPriceRanges, wrapPriceRange).
 */
export function priceBounds({
  referencePrice,
  upFactor,
  downFactor,
}: {
  referencePrice: Numeric;
  upFactor: Numeric;
  downFactor: Numeric;
}): PriceBounds {
  const reference = dec(referencePrice);
  const up = dec(upFactor);
  const down = dec(downFactor);
  return { min: reference.times(down).ceil(), max: reference.times(up).floor(), upFactor: up, downFactor: down };
}
