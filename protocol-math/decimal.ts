import { Decimal } from 'decimal.js';

/**
 * The arithmetic of the release: decimals without loss for addition and multiplication, and quotients rounded to
 * sixteen decimal places, half away from zero. Source: `vega:libs/num/decimal.go` (shopspring decimals, whose default
 * division precision the release keeps) and `vega:libs/num/uint.go`.
 */
export const Dec = Decimal.clone({
  precision: 240,
  rounding: Decimal.ROUND_HALF_UP,
  toExpNeg: -200,
  toExpPos: 200,
});
export type Dec = Decimal;

/** What a formula accepts: a decimal, or a number written in full as text. */
export type Numeric = Decimal | string | number;

export const ZERO = new Dec(0);
export const ONE = new Dec(1);

/** Decimal places that the release keeps of a quotient. */
const DIVISION_PLACES = 16;

/**
 * A finite decimal of `value`.
 * @throws RangeError naming the value when it is not a finite number.
 */
export function dec(value: Numeric): Dec {
  let result: Dec;
  try {
    result = new Dec(value);
  } catch {
    throw new RangeError(`"${String(value)}" is not a number`);
  }
  if (!result.isFinite()) throw new RangeError(`"${String(value)}" is not a finite number`);
  return result;
}

/**
 * `dividend / divisor` as the release rounds it.
 * @throws RangeError when the divisor is zero.
 */
export function div(dividend: Numeric, divisor: Numeric): Dec {
  const by = dec(divisor);
  if (by.isZero()) throw new RangeError('division by zero');
  return dec(dividend).div(by).toDecimalPlaces(DIVISION_PLACES, Decimal.ROUND_HALF_UP);
}

/** The whole part: what remains when a decimal becomes an amount in the asset's smallest unit. */
export function whole(value: Numeric): Dec {
  return dec(value).trunc();
}

/** The next whole number away from minus infinity. */
export function ceil(value: Numeric): Dec {
  return dec(value).ceil();
}

/** Rounds to a whole number, half away from zero. */
export function round(value: Numeric): Dec {
  return dec(value).toDecimalPlaces(0, Decimal.ROUND_HALF_UP);
}

export function max(first: Numeric, ...rest: Numeric[]): Dec {
  return Dec.max(dec(first), ...rest.map(dec));
}

export function min(first: Numeric, ...rest: Numeric[]): Dec {
  return Dec.min(dec(first), ...rest.map(dec));
}

export function sum(values: readonly Numeric[]): Dec {
  return values.reduce<Dec>((total, value) => total.plus(dec(value)), ZERO);
}
