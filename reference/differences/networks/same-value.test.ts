import { expect, it } from 'vitest';
import type { ParameterType } from '../../parameters/types.ts';
import { sameValue } from './same-value.ts';

it.each<[ParameterType, string, string]>([
  ['duration', '168h', '168h0m0s'],
  ['duration', '1m', '0h1m0s'],
  ['duration', '1h30m', '90m'],
  ['duration', '1.5s', '1500ms'],
  ['decimal', '10.0', '10'],
  ['decimal', '0.000001', '1e-6'],
  ['json', '{"a": 1.50, "b": [2]}', '{"b":[2],"a":1.5}'],
])('a %s of %s is the same as %s', (type, a, b) => {
  expect(sameValue(type, a, b)).toBe(true);
});

it.each<[ParameterType, string, string]>([
  ['duration', '168h', '1h0m0s'],
  ['duration', '5m', '5s'],
  ['decimal', '0.1', '0.01'],
  ['uint', '10000000000000000000001', '10000000000000000000000'],
  ['json', '{"tiers": []}', '{"tiers": [{}]}'],
  ['json', '[1, 2]', '[2, 1]'],
  ['string', '1.0', '1'],
  ['string', '2023-05-10T20:00:00Z', ''],
])('a %s of %s is another than %s', (type, a, b) => {
  expect(sameValue(type, a, b)).toBe(false);
});
