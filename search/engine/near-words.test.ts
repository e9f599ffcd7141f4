import { describe, expect, it } from 'vitest';
import { nearWords } from './near-words.ts';

const words = ['collateral', 'liquidation', 'liquidity', 'margin', 'market', 'order2'];

describe('nearWords', () => {
  it('gives the words that share most pairs of letters, best first', () => {
    expect(nearWords(words, 'liquidtyy', 3)[0]).toBe('liquidity');
    expect(nearWords(words, 'kolaterall', 3)).toEqual(['collateral']);
  });

  it('gives nothing for what nothing is like', () => {
    expect(nearWords(words, 'qqxxzzvv', 3)).toEqual([]);
    expect(nearWords(words, 'x', 3)).toEqual([]);
    // Two of seven pairs are the same as of `market` and `margin`: too few.
    expect(nearWords(words, 'marigold', 3)).toEqual([]);
  });
});
