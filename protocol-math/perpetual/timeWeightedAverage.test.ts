import { describe, expect, it } from 'vitest';
import { timeWeightedAverage } from './timeWeightedAverage.ts';

const average = (points: [number, number][], start: number, end: number): string =>
  timeWeightedAverage({ points: points.map(([time, price]) => ({ time, price })), start, end })?.toFixed() ?? 'none';

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

  it('puts a value that arrives late at its own time, and starts anew with one from before the series began', () => {
    expect(
      average(
        [
          [2, 100],
          [6, 200],
          [4, 160],
        ],
        0,
        10,
      ),
    ).toBe('165');
    expect(
      average(
        [
          [6, 200],
          [2, 100],
        ],
        0,
        10,
      ),
    ).toBe('100');
    expect(
      average(
        [
          [-5, 100],
          [5, 120],
          [-9, 50],
        ],
        0,
        10,
      ),
    ).toBe('50');
  });

  it('ignores prices after the end and a second value for a time', () => {
    expect(
      average(
        [
          [2, 100],
          [6, 200],
          [20, 1],
        ],
        0,
        10,
      ),
    ).toBe('150');
    expect(
      average(
        [
          [0, 100],
          [5, 200],
          [5, 900],
        ],
        0,
        10,
      ),
    ).toBe('150');
    expect(
      average(
        [
          [0, 100],
          [5, 200],
          [0, 900],
        ],
        0,
        10,
      ),
    ).toBe('150');
  });

  it('is rounded down, and not there without a price, and zero without time', () => {
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
    expect(average([], 0, 10)).toBe('none');
    expect(average([[11, 5]], 0, 10)).toBe('none');
    expect(average([[10, 5]], 0, 10)).toBe('0');
  });
});
