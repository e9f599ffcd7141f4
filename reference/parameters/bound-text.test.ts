import { expect, it } from 'vitest';
import { newestRelease } from '../../product.ts';
import { boundText } from './bound-text.ts';
import { loadParameters } from './load-parameters.ts';
import type { Bound } from './types.ts';

it.each<[Bound, string]>([
  [{ op: '>=', value: '0' }, 'at least 0'],
  [
    { op: '<', value: '115792089237316195423570985008687907853269984665640564039457584007913129639935' },
    'less than 2^256 − 1',
  ],
  [{ op: '<', parameter: 'a.b' }, 'less than a.b'],
  [{ op: '<=', parameter: 'a.b', factor: '0.5' }, 'at most 0.5 × a.b'],
  [{ op: '<=', parameter: 'a.b', factor: '1' }, 'at most a.b'],
  [{ op: '<', path: 'search_level', otherPath: 'initial_margin' }, 'search_level less than initial_margin'],
  [{ op: 'required', path: 'chain_id' }, 'chain_id must be set'],
  [{ op: 'anyOf', paths: ['x', 'y'] }, 'at least one of x, y must be set'],
  [{ op: 'in', values: ['sha3_24_rounds'] }, 'one of sha3_24_rounds'],
  [{ op: 'format', value: 'rfc3339|empty' }, 'an RFC 3339 date-time, or empty'],
  [{ op: 'unique', path: 'tiers[].n' }, 'tiers[].n must differ from item to item'],
  [{ op: 'asset', value: 'enabled' }, 'the id of an enabled asset'],
])('puts %j into words', (bound, text) => expect(boundText(bound)).toBe(text));

it('has words for every bound of the release', () => {
  const texts = loadParameters(newestRelease).flatMap(({ bounds }) => bounds.map(boundText));
  expect(texts.filter((text) => /undefined|^\W|\s$/.test(text))).toEqual([]);
});
