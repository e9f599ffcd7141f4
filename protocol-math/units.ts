import { number } from './check.ts';
import { dec, Dec, type Numeric } from './decimal.ts';
import type { Decimals } from './types.ts';

const anyNumber = number();
const places = number({ whole: true, min: -18, max: 36, plain: true });

/**
 * From what people write to the smallest unit of an asset, a price or a position: 1.5 with two decimal places is 150. With negative
 * decimal places the smallest unit is larger than one: 2000 with -3 is 2, and 1500 is refused.
 * @throws RangeError naming the value when it is not a whole number of the smallest unit.
 */
export function toSmallest(value: Numeric, decimals: Decimals): Dec {
  anyNumber(value, 'value');
  places(decimals, 'decimals');
  const scaled = dec(value).times(factorOf(decimals));
  if (scaled.isInteger()) return scaled;
  const unit =
    decimals < 0
      ? `a multiple of ${Dec.pow(10, -decimals).toFixed()}`
      : `a number of at most ${decimals} decimal places`;
  throw new RangeError(`value must be ${unit}, not ${dec(value).toFixed()}`);
}

/** The value that people read of `amount` smallest units. */
export function fromSmallest(amount: Numeric, decimals: Decimals): Dec {
  anyNumber(amount, 'amount');
  places(decimals, 'decimals');
  return dec(amount).div(factorOf(decimals));
}

/** Ten to the power of `decimals`: the smallest units of a market with so many position decimal places in one position. */
export function factorOf(decimals: Decimals): Dec {
  places(decimals, 'decimals');
  return Dec.pow(10, decimals);
}

/**
 * `value` as people read it: thousands grouped by commas, a fraction with at least two places, and at most `most`
 * places (rounded half away from zero); a true minus sign is not used, so that the text can be copied as a number.
 */
export function show(value: Numeric, most: Decimals = 18): string {
  anyNumber(value, 'value');
  const rounded = dec(value).toDecimalPlaces(most, Dec.ROUND_HALF_UP);
  const [integer = '0', fraction = ''] = rounded.abs().toFixed().split('.');
  const grouped = integer.replace(/\B(?=(\d{3})+$)/g, ',');
  const sign = rounded.isNegative() && !rounded.isZero() ? '-' : '';
  return sign + grouped + (fraction === '' ? '' : `.${fraction.length === 1 ? `${fraction}0` : fraction}`);
}

/** An amount of smallest units as people read it. */
export function showAmount(amount: Numeric, decimals: Decimals): string {
  return show(fromSmallest(amount, decimals));
}

/** A fraction as a percentage with at most `most` places, with its sign: 0.0125 becomes 1.25%. */
export function showPercent(fraction: Numeric, most: Decimals = 4): string {
  anyNumber(fraction, 'fraction');
  const percent = dec(fraction).times(100).toDecimalPlaces(most, Dec.ROUND_HALF_UP);
  return `${percent.toFixed()}%`;
}
