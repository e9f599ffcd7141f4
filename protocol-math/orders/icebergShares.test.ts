import { describe, expect, it } from 'vitest';
import { icebergShares } from './icebergShares.ts';

const shares = (wanted: number, reserves: number[]): number[] =>
  icebergShares({ wanted, reserves }).map((share) => share.toNumber());

describe('hidden iceberg volume', () => {
  it('is shared in proportion to the reserves', () => {
    expect(shares(300, [100, 200, 300])).toEqual([50, 100, 150]);
  });

  it('gives what rounding leaves to the earliest order', () => {
    expect(shares(10, [10, 10, 10])).toEqual([4, 3, 3]);
  });

  it('never takes more than an order hides', () => {
    expect(shares(1000, [7, 3])).toEqual([7, 3]);
    expect(shares(2, [1, 1, 1])).toEqual([1, 1, 0]);
  });

  it('takes nothing where nothing is hidden', () => {
    expect(shares(5, [0, 0])).toEqual([0, 0]);
    expect(shares(5, [])).toEqual([]);
  });
});
