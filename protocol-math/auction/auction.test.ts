import { describe, expect, it } from 'vitest';
import { indicativeUncrossing } from './indicativeUncrossing.ts';
import { logNormalBounds } from './logNormalBounds.ts';
import { DEFAULT_FACTORS, priceBounds } from './priceBounds.ts';

describe('indicative uncrossing', () => {
  it('is nothing when a side is empty or the sides do not meet', () => {
    expect(indicativeUncrossing({ buys: [], sells: [{ price: '1', volume: '1' }] })).toBeUndefined();
    expect(
      indicativeUncrossing({ buys: [{ price: '1', volume: '0' }], sells: [{ price: '1', volume: '1' }] }),
    ).toBeUndefined();
  });

  it('rounds the middle of the range down to the smallest unit', () => {
    const result = indicativeUncrossing({
      buys: [{ price: '104', volume: '5' }],
      sells: [{ price: '99', volume: '5' }],
    });
    expect(result?.price.toFixed()).toBe('101');
  });

  it('adds up orders at the same price, and lists prices between best sell and best buy only', () => {
    const result = indicativeUncrossing({
      buys: [
        { price: '100', volume: '3' },
        { price: '100.0', volume: '4' },
        { price: '90', volume: '9' },
      ],
      sells: [
        { price: '95', volume: '5' },
        { price: '110', volume: '9' },
      ],
    });
    expect(
      result?.levels.map((level) => [level.price.toFixed(), level.cumulativeBuy.toFixed(), level.tradable.toFixed()]),
    ).toEqual([
      ['100', '7', '5'],
      ['95', '7', '5'],
    ]);
  });
});

describe('price monitoring bounds', () => {
  it('are rounded inwards, so that both are valid prices', () => {
    const bounds = priceBounds({
      referencePrice: '1001',
      upFactor: DEFAULT_FACTORS.up,
      downFactor: DEFAULT_FACTORS.down,
    });
    expect([bounds.min.toFixed(), bounds.max.toFixed()]).toEqual(['901', '1101']);
  });

  it('widen with horizon, probability and volatility', () => {
    const base = { referencePrice: '100000', horizon: '3600', probability: '0.99', mu: '0', sigma: '1' };
    const narrow = logNormalBounds(base);
    for (const change of [{ horizon: '7200' }, { probability: '0.999' }, { sigma: '1.5' }]) {
      const wide = logNormalBounds({ ...base, ...change });
      expect(wide.min.lt(narrow.min) && wide.max.gt(narrow.max)).toBe(true);
    }
  });
});
