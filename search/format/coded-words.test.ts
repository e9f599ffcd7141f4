import { describe, expect, it } from 'vitest';
import { decodeCodedWords, encodeCodedWords } from './coded-words.ts';

const back = (list: readonly string[]): string[] => {
  const { words, numbers } = decodeCodedWords(encodeCodedWords(list));
  return Array.from(numbers, (number) => words[number] ?? '');
};
const many = Array.from({ length: 30_000 }, (_, at) => `w${at}`);

describe('words as codes', () => {
  it('are the same when they are read, however many they are', () => {
    expect(back(['b', 'a', 'b', ''])).toEqual(['b', 'a', 'b', '']);
    expect(back([])).toEqual([]);
    expect(back(many)).toEqual(many);
  });

  it('are longer for rare words, and of equally frequent ones for those further on in the alphabet', () => {
    // “b” is there twice, and of the others “a” comes first: those and 56 more have codes of one sign.
    const others = Array.from({ length: 60 }, (_, at) => `x${String(at).padStart(2, '0')}`);
    const list = [...others.toReversed(), 'b', 'a', 'b'];
    expect(encodeCodedWords(['b']).codes).toHaveLength(1);
    const { words, numbers } = decodeCodedWords(encodeCodedWords(list));
    expect(words.slice(0, 58)).toEqual(['a', 'b', ...others.slice(0, 56)]);
    expect(words.slice(58)).toEqual(others.slice(56));
    expect(numbers).toHaveLength(list.length);
    expect(encodeCodedWords(list).codes).toHaveLength(list.length + 4);
  });

  it('take one byte a sign in JSON', () => {
    const { codes } = encodeCodedWords(many);
    expect(Buffer.byteLength(JSON.stringify(codes))).toBe(codes.length + 2);
    // 58 codes of one sign, 31 × 93 of two, 3 × 93² of three, the others of four.
    expect(codes).toHaveLength(58 + 2 * 31 * 93 + 3 * 3 * 93 ** 2 + 4 * (30_000 - 58 - 31 * 93 - 3 * 93 ** 2));
    expect(new Set(codes).size).toBe(93);
  });
});
