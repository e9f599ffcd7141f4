import { Dec, type Numeric } from './decimal.ts';

/**
 * The boundary of the library: every exported function describes its arguments with these rules and refuses anything else with a
 * RangeError that names the argument and what it may be, like `positions[2].openVolume must be a whole number, not "1.5"`.
 */
export type Rule = (value: unknown, path: string) => void;

/** A rule for every field of an input, none left out. */
export type Shape<Input> = { readonly [Name in keyof Required<Input>]: Rule };

const PLAIN = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;
const LONGEST_TEXT = 200;
/** Amounts of the network are unsigned numbers of 256 bits; nothing larger means anything to it. */
const LIMIT = Dec.pow(2, 256);

function shown(value: unknown): string {
  if (typeof value === 'string') return `"${value.length > 40 ? `${value.slice(0, 40)}…` : value}"`;
  if (Dec.isDecimal(value)) return (value as Dec).toFixed();
  if (value === null || typeof value !== 'object') return String(value);
  return Array.isArray(value) ? 'a list' : 'an object';
}

function refuse(path: string, allowed: string, value: unknown): never {
  throw new RangeError(`${path} must be ${allowed}, not ${shown(value)}`);
}

/** The decimal that a value stands for, or undefined: no powers of ten, no hexadecimal digits, nothing that lost digits on the way. */
function read(value: unknown): Dec | undefined {
  if (Dec.isDecimal(value))
    return (value as Dec).isFinite() && (value as Dec).abs().lt(LIMIT) ? (value as Dec) : undefined;
  if (typeof value === 'number') {
    const exact = Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value));
    return exact ? new Dec(value) : undefined;
  }
  if (typeof value !== 'string' || value.length > LONGEST_TEXT || !PLAIN.test(value)) return undefined;
  const number = new Dec(value);
  return number.abs().lt(LIMIT) ? number : undefined;
}

/** What a number may be. */
export interface NumberLimits {
  /** the least that is allowed */
  readonly min?: number;
  /** the most that is allowed */
  readonly max?: number;
  /** must exceed this */
  readonly above?: number;
  /** must stay below this */
  readonly below?: number;
  /** no fraction */
  readonly whole?: boolean;
  /** a JavaScript number, not a text: counts that are never large */
  readonly plain?: boolean;
}

function range({ min, max, above, below, whole }: NumberLimits): string {
  const bounds = [
    min === undefined ? [] : [`at least ${min}`],
    above === undefined ? [] : [`more than ${above}`],
    max === undefined ? [] : [`at most ${max}`],
    below === undefined ? [] : [`less than ${below}`],
  ].flat();
  return [`a ${whole ? 'whole ' : ''}number`, ...bounds]
    .join(bounds.length === 0 ? '' : ', ')
    .replace(/, (at most|less than)/, ' and $1')
    .replace('number, ', 'number of ');
}

/** A number within limits. */
export function number(limits: NumberLimits = {}): Rule {
  const allowed = range(limits);
  return (value, path) => {
    const found = limits.plain && typeof value !== 'number' ? undefined : read(value);
    const fits =
      found !== undefined &&
      (limits.min === undefined || found.gte(limits.min)) &&
      (limits.max === undefined || found.lte(limits.max)) &&
      (limits.above === undefined || found.gt(limits.above)) &&
      (limits.below === undefined || found.lt(limits.below)) &&
      (!limits.whole || found.isInteger());
    if (!fits)
      refuse(
        path,
        found === undefined && !limits.plain
          ? `${allowed}, as a decimal, a safe JavaScript number, or digits and a point`
          : allowed,
        value,
      );
  };
}

/** One of a few texts. */
export function oneOf(...values: readonly string[]): Rule {
  return (value, path) => {
    if (typeof value !== 'string' || !values.includes(value))
      refuse(path, values.map((one) => `"${one}"`).join(' or '), value);
  };
}

/** True or false. */
export const flag: Rule = (value, path) => {
  if (typeof value !== 'boolean') refuse(path, 'true or false', value);
};

/** A text that is not empty, such as a party's id. */
export const name: Rule = (value, path) => {
  if (typeof value !== 'string' || value === '') refuse(path, 'a text that is not empty', value);
};

/** An argument that may be left out. */
export function optional(rule: Rule): Rule {
  return (value, path) => {
    if (value !== undefined) rule(value, path);
  };
}

/** A list, each of whose items keeps to the rule. */
export function list(rule: Rule, { least = 0, most = 100_000 }: { least?: number; most?: number } = {}): Rule {
  return (value, path) => {
    if (!Array.isArray(value)) refuse(path, 'a list', value);
    const { length } = value as readonly unknown[];
    if (length < least || length > most) refuse(path, `a list of ${least} to ${most} items`, `a list of ${length}`);
    (value as readonly unknown[]).forEach((item, index) => rule(item, `${path}[${index}]`));
  };
}

/** An object with exactly these fields. */
export function record<Input>(shape: Shape<Input>): Rule {
  const names = Object.keys(shape);
  return (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || Dec.isDecimal(value))
      refuse(path || 'the argument', 'an object', value);
    const fields = value as Readonly<Record<string, unknown>>;
    const at = (field: string): string => (path === '' ? field : `${path}.${field}`);
    for (const field of Object.keys(fields)) {
      if (!names.includes(field)) throw new RangeError(`${at(field)} is no argument; there are ${names.join(', ')}`);
    }
    for (const field of names) (shape as Readonly<Record<string, Rule>>)[field]?.(fields[field], at(field));
  };
}

/** Keeps a list in ascending order by one number of its items, each more than the one before (or at least as much). */
export function ascending<Item extends object>(
  path: string,
  items: readonly Item[],
  key: keyof Item & string,
  { strict = true } = {},
): void {
  items.forEach((item, index) => {
    const before = items[index - 1];
    if (before === undefined) return;
    const now = new Dec(item[key] as Numeric);
    const last = new Dec(before[key] as Numeric);
    if (strict ? now.lte(last) : now.lt(last)) {
      throw new RangeError(
        `${path}[${index}].${key} must be ${strict ? 'more than' : 'at least'} ${last.toFixed()}, that of the item before, not ${now.toFixed()}`,
      );
    }
  });
}

/** Refuses an input that does not fit its shape. */
export function check<Input extends object>(input: Input, shape: Shape<Input>): void {
  record<Input>(shape)(input, '');
}

// The units of ./types.ts.
/** An amount, price or volume in smallest units. */
export const units = number({ whole: true, min: 0 });
/** The same, more than nothing. */
export const someUnits = number({ whole: true, above: 0 });
/** The same, of either sign. */
export const signedUnits = number({ whole: true });
/** A number of at least zero, not necessarily whole. */
export const notNegative = number({ min: 0 });
/** A number of more than zero. */
export const positive = number({ above: 0 });
/** Any number. */
export const any = number();
/** A part of a whole, from nothing to all of it. */
export const fraction = number({ min: 0, max: 1 });
/** A count of at least nothing. */
export const count = number({ whole: true, min: 0, max: 1_000_000_000, plain: true });
/** A count of at least one. */
export const counting = number({ whole: true, min: 1, max: 1_000_000_000, plain: true });
/** A market's position decimal places. Source: `vega:commands/proposal_submission.go` (checkNewMarketChanges). */
export const positionDecimals = optional(number({ whole: true, min: -6, max: 6, plain: true }));
/** An asset's decimal places. */
export const assetDecimals = number({ whole: true, min: 0, max: 36, plain: true });
