import { describe, expect, it } from 'vitest';
import { indexWords } from './word-index.ts';

describe('indexWords', () => {
  const { tokens, wordsOf, stems } = indexWords(['peakSize', 'size of sizes', 'peak', 'Size']);

  it('lists all tokens in their order, with the words that have them, each once', () => {
    expect(tokens).toEqual(['of', 'peak', 'peaksize', 'size', 'sizes']);
    expect(wordsOf).toEqual([[1], [0, 2], [0], [0, 1, 3], [1]]);
    expect(indexWords(['same same', 'same']).wordsOf).toEqual([[0, 1]]);
  });

  it('has stems of words and parts, none of identifiers as a whole', () => {
    expect(Object.fromEntries(stems)).toEqual({ of: [0], peak: [1], siz: [3, 4] });
    // What is a word somewhere has a stem, whatever it is elsewhere, before or after.
    expect(indexWords(['peakSizes', 'peaksizes']).stems.get('peaksiz')).toEqual([1]);
    expect(indexWords(['peaksizes', 'peakSizes']).stems.get('peaksiz')).toEqual([1]);
  });
});
