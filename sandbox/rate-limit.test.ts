import { expect, it } from 'vitest';
import { RateLimit } from './rate-limit.ts';

it('allows what its name says, and fills up again while nothing comes', () => {
  let now = 0;
  const rate = new RateLimit(10, 20, () => now);
  const allowed = (): number => Array.from({ length: 50 }, () => rate.take()).filter(Boolean).length;
  expect(allowed()).toBe(20);
  now = 500;
  expect(allowed()).toBe(5);
  now = 60_000;
  expect(allowed()).toBe(20);
});
