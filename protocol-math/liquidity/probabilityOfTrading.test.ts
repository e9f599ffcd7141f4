import { describe, expect, it } from 'vitest';
import { tradingProbabilities } from '../risk/tradingProbabilities.ts';
import { probabilityOfTrading, type ProbabilityInput } from './probabilityOfTrading.ts';

/** The straight-line probabilities of `vega:core/liquidity/supplied/statevar_test.go` (TestGetProbability). */
const line = Array.from({ length: 1000 }, (_, step) => `${(1000 - step) / 1000}`);
const bid = {
  side: 'buy',
  best: '400',
  minPrice: '100',
  maxPrice: '1000',
  probabilities: line,
  minProbability: '0.21',
} as const;
const ask = { ...bid, side: 'sell', best: '600' } as const;
const at = (input: ProbabilityInput): string => probabilityOfTrading(input).toFixed();

describe('probability of trading', () => {
  it.each([
    ['200', '0.25'],
    ['201', '0.25125'],
    ['202', '0.2525'],
    ['203', '0.25375'],
    ['204', '0.255'],
  ])('of a bid at %s is %s, as the test of the release has it', (price, expected) => {
    expect(at({ ...bid, price })).toBe(expected);
  });

  it('is one half at the best price or better, and the least outside the price bounds', () => {
    expect(at({ ...bid, price: '400' })).toBe('0.5');
    expect(at({ ...bid, price: '401' })).toBe('0.5');
    expect(at({ ...ask, price: '599' })).toBe('0.5');
    expect(at({ ...bid, price: '99' })).toBe('0.21');
    expect(at({ ...ask, price: '1001' })).toBe('0.21');
  });

  it('is one half within a fifth of the best price until probabilities are agreed upon', () => {
    const early = { ...bid, best: '200000', minPrice: '0', probabilities: [] } as const;
    expect(at({ ...early, price: '160000' })).toBe('0.5');
    expect(at({ ...early, price: '159999' })).toBe('0.21');
    expect(at({ ...ask, best: '200000', maxPrice: '999999', probabilities: [], price: '240001' })).toBe('0.21');
  });

  it('goes on by the last two probabilities beyond the list, down to the least', () => {
    const short = {
      ...ask,
      best: '1000',
      maxPrice: '9999',
      probabilities: ['0.9', '0.5'],
      minProbability: '0',
    } as const;
    expect(at({ ...short, price: '1002' })).toBe('0.05');
    expect(at({ ...short, price: '1100' })).toBe('0');
    expect(at({ ...short, probabilities: ['0.9'], minProbability: '0.1', price: '1002' })).toBe('0.1');
  });
});

describe('probabilities of a log-normal model', () => {
  const model = { best: '1000', tau: '0.1', mu: '0', sigma: '1' } as const;

  it('start at one, fall with distance, and end where nothing is left', () => {
    for (const side of ['buy', 'sell'] as const) {
      const list = tradingProbabilities({ ...model, side });
      expect(list[0]?.toFixed()).toBe('1');
      expect(list.every((probability, index) => index === 0 || probability.lt(list[index - 1] ?? 2))).toBe(true);
      expect(list[list.length - 1]?.gt('0.00000001')).toBe(true);
    }
  });

  it('reach farther with a longer horizon', () => {
    const near = tradingProbabilities({ ...model, side: 'buy' });
    const far = tradingProbabilities({ ...model, side: 'buy', tau: '1' });
    expect(far[100]?.gt(near[100] ?? 1)).toBe(true);
  });
});
