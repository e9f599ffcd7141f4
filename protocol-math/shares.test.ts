import { describe, expect, it } from 'vitest';
import { dec, sum } from './decimal.ts';
import { shares } from './shares.ts';

const texts = (weights: readonly string[]): string[] => shares(weights.map(dec)).map((share) => share.toFixed());

describe('shares', () => {
  it('are in proportion to the weights', () => {
    expect(texts(['1', '3'])).toEqual(['0.25', '0.75']);
  });

  it('add up to one where rounded quotients would be more, at the cost of the first of the largest', () => {
    const sixths = shares(Array.from({ length: 6 }, () => dec('1')));
    expect(sum(sixths).toFixed()).toBe('1');
    expect(sixths.map((share) => share.toFixed())).toEqual([
      '0.1666666666666665',
      ...Array.from({ length: 5 }, () => '0.1666666666666667'),
    ]);
  });

  it('may add up to less than one where they are rounded down', () => {
    expect(texts(['1', '1', '1'])).toEqual(['0.3333333333333333', '0.3333333333333333', '0.3333333333333333']);
  });

  it('are zero without weights', () => {
    expect(texts(['0', '0'])).toEqual(['0', '0']);
    expect(texts([])).toEqual([]);
  });
});
