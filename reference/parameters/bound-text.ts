import type { Bound } from './types.ts';

/** Comparisons of bounds in words, as pages and forms say them. */
export const comparisons: Readonly<Record<string, string>> = {
  '<': 'less than',
  '<=': 'at most',
  '==': 'exactly',
  '>': 'more than',
  '>=': 'at least',
};

const formats: Readonly<Record<string, string>> = {
  'rfc3339|empty': 'an RFC 3339 date-time, or empty',
  decimal: 'a decimal number',
  uint256: 'an unsigned integer below 2^256',
};

// 2^256 − 1, the number that the core names as the exclusive limit of unsigned values.
const MAX_UINT = '115792089237316195423570985008687907853269984665640564039457584007913129639935';

/** A bound in words: "at least 0", "triggers[].horizon at most 720h0m0s", "at most half of `x`". */
export function boundText(bound: Bound): string {
  const place = bound.path === undefined ? '' : `${bound.path} `;
  switch (bound.op) {
    case 'required':
      return `${place}must be set`;
    case 'unique':
      return `${place}must differ from item to item`;
    case 'anyOf':
      return `at least one of ${(bound.paths ?? []).join(', ')} must be set`;
    case 'asset':
      return 'the id of an enabled asset';
    case 'in':
      return `${place}one of ${(bound.values ?? []).join(', ')}`;
    case 'format':
      return `${place}${formats[bound.value ?? ''] ?? bound.value ?? ''}`;
    default:
      return `${place}${comparisons[bound.op] ?? bound.op} ${comparedWith(bound)}`;
  }
}

function comparedWith({ value, parameter, factor, otherPath }: Bound): string {
  if (parameter !== undefined) {
    return factor === undefined || factor === '1' ? parameter : `${factor} × ${parameter}`;
  }
  if (value === MAX_UINT) return '2^256 − 1';
  return value ?? otherPath ?? '';
}
