import Decimal from 'decimal.js';
import type { Found } from './values-at.ts';
import type { Test } from './types.ts';

/** Finds the values at a path; undefined when the message has no such path. */
export type FieldResolver = (path: string) => readonly Found[] | undefined;

/**
 * Whether a test of a rule holds for a command; for a path through lists, whether it holds for any item.
 *
 * @returns undefined when the test cannot be decided from the command alone
 */
export function evaluateTest(test: Test, resolve: FieldResolver): boolean | undefined {
  if (test.const !== undefined) return test.const;
  if (test.partial) return undefined;
  if (test.all) return combine(test.all, resolve, false);
  if (test.any) return combine(test.any, resolve, true);
  if (test.not) return negate(evaluateTest(test.not, resolve));
  if (test.lengthSum)
    return compare(
      test,
      test.lengthSum.reduce((sum, path) => sum + lengthOf(resolve(path)?.[0]), 0),
    );
  if (test.length !== undefined) {
    const found = resolve(test.length);
    return found?.some((value) => compare(test, lengthOf(value)) === true);
  }
  const found = resolve(test.path ?? '');
  if (!found) return undefined;
  if (test.otherPath !== undefined) return compareWithOther(test, found, resolve);
  return found.some((value) => holdsFor(test, value));
}

// One decided part can settle the whole although another is open.
function combine(tests: readonly Test[], resolve: FieldResolver, settles: boolean): boolean | undefined {
  let open = false;
  for (const test of tests) {
    const outcome = evaluateTest(test, resolve);
    if (outcome === settles) return settles;
    open ||= outcome === undefined;
  }
  return open ? undefined : !settles;
}

function negate(outcome: boolean | undefined): boolean | undefined {
  return outcome === undefined ? undefined : !outcome;
}

function compareWithOther(test: Test, found: readonly Found[], resolve: FieldResolver): boolean | undefined {
  const others = resolve(test.otherPath ?? '');
  if (!others) return undefined;
  if (test.otherPath === test.path)
    return found.some((value, i) => i > 0 && compareFound(test.op, value, found[i - 1]));
  return found.some((value) => compareFound(test.op, value, others[0]));
}

function compareFound(op: string | undefined, a: Found, b: Found | undefined): boolean {
  if (a.kind !== 'scalar' || b?.kind !== 'scalar') return false;
  return compare({ op: op ?? '', value: String(b.value) }, a.value) === true;
}

function holdsFor(test: Test, found: Found): boolean {
  const { op, value } = test;
  switch (op) {
    case 'present':
      return isGiven(found);
    case 'absent':
      return !isGiven(found);
    case 'empty':
      return lengthOf(found, test.trimmed) === 0;
    case 'notEmpty':
      return lengthOf(found, test.trimmed) > 0;
    case 'case':
      return found.kind === 'case' && found.name === value;
    case 'notCase':
      return found.kind === 'case' && ![value].flat().includes(found.name);
    case 'integer':
    case 'notInteger':
      return /^[+-]?\d+$/.test(textOf(found)) === (op === 'integer');
    case 'number':
    case 'notNumber':
      return isNumber(textOf(found)) === (op === 'number');
    case 'inEnum':
    case 'notInEnum':
      return /^\d+$/.test(textOf(found)) === (op === 'notInEnum');
    case 'is':
      return FORMS[String(value)]?.test(textOf(found)) === true;
    case 'multipleOf':
      return isNumber(textOf(found)) && new Decimal(textOf(found)).mod(String(value)).isZero();
    default:
      return found.kind === 'scalar' && compare(test, found.value) === true;
  }
}

const FORMS: Readonly<Record<string, RegExp>> = {
  VegaID: /^[0-9a-fA-F]{64}$/,
  VegaPublicKey: /^[0-9a-fA-F]{64}$/,
  EthereumValidAddress: /^0x[0-9a-fA-F]{40}$/,
};

function compare(test: Test, actual: unknown): boolean | undefined {
  const expected = test.value === 'math.MaxInt64/2' ? '4611686018427387903' : String(test.value);
  const given = String(actual);
  if (!isNumber(given) || !isNumber(expected)) {
    if (test.op === '==') return given === expected;
    return test.op === '!=' ? given !== expected : false;
  }
  const order = new Decimal(given).comparedTo(expected);
  const outcomes: Readonly<Record<string, boolean>> = {
    '==': order === 0,
    '!=': order !== 0,
    '<': order < 0,
    '<=': order <= 0,
    '>': order > 0,
    '>=': order >= 0,
  };
  return outcomes[test.op ?? ''];
}

function isGiven(found: Found): boolean {
  if (found.kind === 'list') return found.length > 0;
  return (
    found.kind === 'message' ||
    (found.kind === 'case' && found.name !== undefined) ||
    (found.kind === 'scalar' && found.given)
  );
}

function lengthOf(found: Found | undefined, trimmed = false): number {
  if (found?.kind === 'list') return found.length;
  if (found?.kind !== 'scalar') return 0;
  if (found.value instanceof Uint8Array) return found.value.length;
  // Bytes as UTF-8; the request builder runs this in browsers, which have no Buffer.
  return new TextEncoder().encode(trimmed ? String(found.value).trim() : String(found.value)).length;
}

function textOf(found: Found): string {
  return found.kind === 'scalar' ? String(found.value) : '';
}

function isNumber(text: string): boolean {
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text);
}
