import { expect, it } from 'vitest';
import type { NetworkParameter } from '../../parameters/types.ts';
import { readableValue } from './readable-value.ts';

const token = 'governance token, smallest unit (10^-18)';

it.each<[NetworkParameter['type'], string, string, string]>([
  ['duration', 'duration', '168h0m0s', '7 days'],
  ['duration', 'duration', '24h', '24 hours'],
  ['duration', 'duration', '36h30m', '36 hours 30 minutes'],
  ['duration', 'duration', '90s', '1 minute 30 seconds'],
  ['duration', 'duration', '0s', '0 seconds'],
  ['uint', token, '20000000000000000000000', '20,000 VEGA'],
  ['uint', token, '1000000000000000000', '1 VEGA'],
  ['uint', token, '1', 'the smallest unit of VEGA'],
  ['uint', token, '1000', '1,000 smallest units of VEGA'],
  ['decimal', 'fraction of the trade value', '0.0003', '0.03%'],
  ['uint', 'blocks', '1000', '1,000'],
  ['string', 'RFC 3339 date-time, or empty', '', 'empty'],
  ['json', 'JSON', '{"tiers": []}', '{"tiers": []}'],
])('a %s (%s) of %s reads %s', (type, unit, value, text) => {
  expect(readableValue({ type, unit }, value)).toBe(text);
});
