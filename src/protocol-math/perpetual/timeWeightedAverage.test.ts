import { describe, expect, it } from 'vitest';
import { timeWeightedAverage } from './timeWeightedAverage.ts';

const average = (points: [number, number][], start: number, end: number): string =>
  timeWeightedAverage({ points: points.map(([time, price]) => ({ time, price })), start, end }).toFixed();

describe('a time-weighted average', () => {
  it('starts with the period for prices known before, and with the first price otherwise', () => {
    expect(
      average(
        [
          [-5, 100],
          [5, 120],
        ],
        0,
        10,
      ),
    ).toBe('110');
    expect(average([[5, 120]], 0, 10)).toBe('120');
    expect(
      average(
        [
          [2, 100],
          [6, 200],
        ],
        0,
        10,
      ),
    ).toBe('150');
  });

  it('does not mind the order of arrival, nor prices after the end', () => {
    expect(
      average(
        [
          [6, 200],
          [2, 100],
          [20, 1],
        ],
        0,
        10,
      ),
    ).toBe('150');
  });

  it('is rounded down, and zero without a price or without time', () => {
    expect(
      average(
        [
          [0, 100],
          [1, 101],
        ],
        0,
        3,
      ),
    ).toBe('100');
    expect(average([], 0, 10)).toBe('0');
    expect(average([[10, 5]], 0, 10)).toBe('0');
  });
});
