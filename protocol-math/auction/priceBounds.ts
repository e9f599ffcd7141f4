import { check, notNegative, number, positive, someUnits, units } from '../check.ts';
import { dec } from '../decimal.ts';
import type { Decimals, ExactFactor, Factor, Price, WholePrice } from '../types.ts';

export interface PriceBounds {
  /** the lowest price that does not trigger an auction */
  min: WholePrice;
  /** the highest one */
  max: WholePrice;
  /** the upper bound over the reference price, before rounding */
  upFactor: ExactFactor;
  /** the lower bound over the reference price, before rounding */
  downFactor: ExactFactor;
}

/** Until factors are agreed upon, ten per cent either way. Source: `vega:core/monitor/price/pricemonitoring.go`. */
export const DEFAULT_FACTORS = { up: '1.1', down: '0.9' } as const;

/**
 * The valid prices of a price monitoring trigger, given its factors: reference price times factor, the lower bound rounded up and
 * the upper one down; both bounds are themselves valid.
 * Source: `vega:core/monitor/price/pricemonitoring.go` (getCurrentPriceRanges, wrapPriceRange).
 */
export function priceBounds(input: {
  /** the price that the bounds are worked out from */
  referencePrice: Price;
  /** upper bound over reference price */
  upFactor: Factor;
  /** lower bound over reference price, less than the upper one */
  downFactor: Factor;
}): PriceBounds {
  check(input, { referencePrice: someUnits, upFactor: positive, downFactor: notNegative });
  if (dec(input.downFactor).gte(dec(input.upFactor)))
    throw new RangeError(
      `downFactor must be less than upFactor, ${String(input.upFactor)}, not ${String(input.downFactor)}`,
    );
  const reference = dec(input.referencePrice);
  const up = dec(input.upFactor);
  const down = dec(input.downFactor);
  return { min: reference.times(down).ceil(), max: reference.times(up).floor(), upFactor: up, downFactor: down };
}

/**
 * The bounds as the API reports them, in the market's decimal places. When these differ from the asset's, both bounds are cut to
 * the market's places and one is added to the lower one, even where it was a whole price of the market already.
 * Source: `vega:core/execution/future/market.go` (GetMarketData).
 */
export function reportedBounds(input: {
  /** the lowest valid price */
  min: Price;
  /** the highest valid price */
  max: Price;
  /** decimal places of the asset less those of the market's prices */
  decimalsDifference: Decimals;
}): Pick<PriceBounds, 'min' | 'max'> {
  check(input, { min: units, max: units, decimalsDifference: number({ whole: true, min: 0, max: 36, plain: true }) });
  const factor = dec(10).pow(input.decimalsDifference);
  const cut = (price: Price): WholePrice => dec(price).div(factor).floor();
  return { min: input.decimalsDifference === 0 ? dec(input.min) : cut(input.min).plus(1), max: cut(input.max) };
}
