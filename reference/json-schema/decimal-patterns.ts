import Decimal from 'decimal.js';

/** Text that is a decimal number without exponent. */
export const decimalText = '^[+-]?(?:[0-9]+[.]?[0-9]*|[.][0-9]+)$';

/** Digits above a bound: numbers of as many digits that are greater, from the first digit on. */
function greaterDigits(bound: string, tail: (places: number) => string): string[] {
  return [...bound].flatMap((digit, place) =>
    digit === '9' ? [] : [`${bound.slice(0, place)}[${Number(digit) + 1}-9]${tail(bound.length - place - 1)}`],
  );
}

const exactly = (places: number): string => (places === 0 ? '' : `[0-9]{${places}}`);

/** Patterns, without anchors and sign, of texts whose number is above a bound, and of those that are equal to it. */
function above(bound: Decimal): { readonly greater: string; readonly equal: string } {
  const [whole = '', fraction = ''] = bound.toFixed().split('.');
  const digits = whole === '0' ? '' : whole;
  const moreDigits = `[1-9]${exactly(digits.length)}[0-9]*`;
  const greaterWhole = [moreDigits, ...greaterDigits(digits, exactly).filter((text) => !text.startsWith('0'))];
  const greaterFraction = [...greaterDigits(fraction, () => '[0-9]*'), `${fraction}0*[1-9][0-9]*`];
  return {
    greater: `0*(?:(?:${greaterWhole.join('|')})(?:[.][0-9]*)?|${digits}[.](?:${greaterFraction.join('|')}))`,
    equal: fraction === '' ? `0*${digits}(?:[.]0*)?` : `0*${digits}[.]${fraction}0*`,
  };
}

/**
 * Patterns that compare a number in text with a bound, for regular expressions of any kind: no look-around. Of text with an
 * exponent neither matches.
 *
 * @param bound as the release writes it, such as `0`, `-1` or `0.001`
 */
export function boundPatterns(bound: string): {
  readonly greater?: string;
  readonly less?: string;
  readonly equal: string;
} {
  const value = new Decimal(bound);
  const { greater, equal } = above(value.abs());
  if (value.isZero())
    return { greater: `^[+]?${greater}$`, less: `^-${greater}$`, equal: `^[+-]?(?:0+(?:[.]0*)?|[.]0+)$` };
  return value.isNegative()
    ? { less: `^-${greater}$`, equal: `^-${equal}$` }
    : { greater: `^[+]?${greater}$`, equal: `^[+]?${equal}$` };
}
