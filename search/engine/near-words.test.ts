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

  it('gives no word that is longer or shorter than the word by more than half of it', () => {
    expect(nearWords(['abcdefghijkl'], 'abcdefgh', 3)).toEqual(['abcdefghijkl']);
    expect(nearWords(['abcdefghijklm'], 'abcdefgh', 3)).toEqual([]);
    expect(nearWords(['abcd'], 'abcdefgh', 3)).toEqual(['abcd']);
    expect(nearWords(['abcabcdeabcde'], 'abcdeabcde', 3)).toEqual(['abcabcdeabcde']);
  });

  it('gives what has nine in twenty of the pairs, not what has fewer', () => {
    // 9 of 20 pairs each are the same: those of the first ten letters; then 8 of 18.
    expect(nearWords(['abcdefghijutsrqponmlk'], 'abcdefghijklmnopqrstu', 3)).toEqual(['abcdefghijutsrqponmlk']);
    expect(nearWords(['abcdefghisrqponmlkj'], 'abcdefghijklmnopqrs', 3)).toEqual([]);
  });

  it('gives no more than asked for, and equally like ones by the alphabet', () => {
    expect(nearWords(['orderz', 'orderx', 'ordera', 'order', 'orderb'], 'orders', 4)).toEqual([
      'order',
      'ordera',
      'orderb',
      'orderx',
    ]);
    expect(nearWords(['orders', 'orderz'], 'order', 1)).toEqual(['orders']);
  });

  it('gives no word with digits', () => {
    expect(nearWords(words, 'order', 3)).toEqual([]);
  });
});
