import { describe, expect, it } from 'vitest';
import { decodeWords, encodeWords } from './front-coding.ts';

describe('front coding', () => {
  it('gives words back as they were, however much they share', () => {
    const long = Array.from({ length: 70 }, (_, index) => 'x'.repeat(index + 1));
    const words = ['"quoted"', 'a', 'ab', 'abc', 'back\\slash', 'ledger', 'ledgerentries', 'naïve', ...long, 'zz'];
    expect(decodeWords(encodeWords(words))).toEqual(words);
  });

  it('writes shared beginnings once, by signs that JSON does not escape', () => {
    const words = Array.from({ length: 60 }, (_, index) => `${'m'.repeat(index)}z`);
    const text = encodeWords(words);
    expect(text.length).toBeLessThan(words.join('\n').length / 5);
    expect(text).not.toMatch(/["\\]/);
  });

  it('knows the empty list', () => {
    expect(decodeWords(encodeWords([]))).toEqual([]);
  });
});
