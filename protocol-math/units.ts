import { dec, Dec, type Numeric } from './decimal.ts';

/**
 * Between human units and the smallest unit of an asset, a price or a position: what people write as 1.5 with two
 * decimal places the network keeps as 150.
 */
export function toSmallest(value: Numeric, decimals: number): Dec {
  const scaled = dec(value).times(Dec.pow(10, decimals));
  if (!scaled.isInteger()) {
    throw new RangeError(`${String(value)} has more than ${decimals} decimal places`);
  }
  return scaled;
}

/** The human value of `amount` smallest units. */
export function fromSmallest(amount: Numeric, decimals: number): Dec {
  return dec(amount).div(Dec.pow(10, decimals));
}

/** Ten to the power of `decimals`: the position factor of a market with so many position decimal places. */
export function factorOf(decimals: number): Dec {
  return Dec.pow(10, decimals);
}

/**
 * `value` as people read it: thousands grouped by commas, a fraction with at least two places, and at most `places`
 * places (rounded half away from zero); a true minus sign is not used, so that the text can be copied as a number.
 */
export function show(value: Numeric, places = 18): string {
  const rounded = dec(value).toDecimalPlaces(places, Dec.ROUND_HALF_UP);
  const [integer = '0', fraction = ''] = rounded.abs().toFixed().split('.');
  const grouped = integer.replace(/\B(?=(\d{3})+$)/g, ',');
  const sign = rounded.isNegative() && !rounded.isZero() ? '-' : '';
  return sign + grouped + (fraction === '' ? '' : `.${fraction.length === 1 ? `${fraction}0` : fraction}`);
}

/** An amount of smallest units as people read it. */
export function showAmount(amount: Numeric, decimals: number): string {
  return show(fromSmallest(amount, decimals));
}

/** A fraction as a percentage with at most `places` places, with its sign: 0.0125 becomes 1.25%. */
export function showPercent(fraction: Numeric, places = 4): string {
  const percent = dec(fraction).times(100).toDecimalPlaces(places, Dec.ROUND_HALF_UP);
  return `${percent.toFixed()}%`;
}
