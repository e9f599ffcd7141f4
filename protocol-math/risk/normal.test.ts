import { describe, expect, it } from 'vitest';
import { normalCdf, normalQuantile } from './normal.ts';

describe('the standard normal distribution', () => {
  it.each([
    [0, 0.5],
    [1, 0.8413447460685429],
    [-2, 0.022750131948179195],
    [2.999, 0.9986456634662729],
    [3.001, 0.998654527174915],
    [-5, 2.866515718791939e-7],
    [-10, 7.619853024160527e-24],
  ])('has probability %f ↦ %f', (x, p) => {
    expect(normalCdf(x) / p).toBeCloseTo(1, 9);
  });

  it.each([1e-12, 1e-6, 0.0005, 0.025, 0.5, 0.8, 0.995, 1 - 1e-9])('inverts itself at %f', (p) => {
    expect(normalCdf(normalQuantile(p)) / p).toBeCloseTo(1, 12);
  });

  it('has the quantiles that tables print, and none outside', () => {
    expect(normalQuantile(0.975)).toBeCloseTo(1.959963984540054, 12);
    expect(normalQuantile(0.000001)).toBeCloseTo(-4.753424308822899, 10);
    expect(() => normalQuantile(0)).toThrow('between 0 and 1');
    expect(() => normalQuantile(1)).toThrow('between 0 and 1');
  });
});
