import { expect, it } from 'vitest';
import { grouped } from './grouped.ts';

it.each([0, 7, 999, 1000, 12_345, 999_999, 1_000_000, 21_000_000_001, -1234])(
  '%i is written as readers know it',
  (number) => expect(grouped(number)).toBe(number.toLocaleString('en')),
);
