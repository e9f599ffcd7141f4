import { Dec } from '../decimal.ts';
import type { Plain } from './vector.ts';

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !Dec.isDecimal(value);
}

const NUMBER = /^-?\d+(\.\d+)?$/;

/** A value as JSON would hold it, numbers as texts of at most `places` decimal places. */
export function plain(value: unknown, places: number | undefined): Plain {
  if (value === undefined || value === null) return null;
  if (Dec.isDecimal(value) || typeof value === 'number' || (typeof value === 'string' && NUMBER.test(value))) {
    const number = new Dec(value);
    return (places === undefined ? number : number.toDecimalPlaces(places)).toFixed();
  }
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map((item) => plain(item, places));
  if (isRecord(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, plain(item, places)]));
  }
  throw new TypeError(`a result cannot hold ${typeof value}`);
}

/** `value` reduced to the fields that `wanted` names, so that the two can be compared. */
export function likeExpected(value: Plain, wanted: Plain): Plain {
  if (Array.isArray(value) && Array.isArray(wanted)) {
    return value.map((item, index) => likeExpected(item as Plain, (wanted[index] ?? {}) as Plain));
  }
  if (isRecord(value) && isRecord(wanted)) {
    return Object.fromEntries(
      Object.keys(wanted).map((name) => [name, likeExpected((value[name] ?? null) as Plain, wanted[name] as Plain)]),
    );
  }
  return value;
}

/** The sum of results of the same shape, number by number. */
export function addUp(results: readonly unknown[]): unknown {
  const [first] = results;
  if (Dec.isDecimal(first)) return Dec.sum(...(results as Dec[]));
  if (!isRecord(first)) throw new TypeError('only decimals and records of decimals add up');
  return Object.fromEntries(
    Object.keys(first).map((name) => [
      name,
      addUp(results.map((result) => (isRecord(result) ? result[name] : undefined))),
    ]),
  );
}
