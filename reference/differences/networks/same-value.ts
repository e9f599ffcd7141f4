import { Dec } from '../../../protocol-math/decimal.ts';
import { goDuration } from '../../../common/go-duration.ts';
import type { ParameterType } from '../../parameters/types.ts';

const number = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i;

/** JSON with sorted members, so that order and spaces make no difference. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, canonical(inner)]),
  );
}

function readJson(text: string): string | undefined {
  try {
    return JSON.stringify(canonical(JSON.parse(text)));
  } catch {
    return undefined;
  }
}

/**
 * Whether two networks mean the same by two texts: numbers are compared by value (`10.0` is `10`), durations by length (`168h` is
 * `168h0m0s`), JSON by content.
 */
export function sameValue(type: ParameterType, a: string, b: string): boolean {
  if (a === b) return true;
  if (type === 'duration') {
    const length = goDuration(a);
    return length !== undefined && length === goDuration(b);
  }
  if (type === 'json') {
    const left = readJson(a);
    return left !== undefined && left === readJson(b);
  }
  return type !== 'string' && number.test(a) && number.test(b) && new Dec(a).eq(b);
}
