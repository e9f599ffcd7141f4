import { describe, expect, it } from 'vitest';
import { decodeDistances, encodeDistances } from './distances.ts';
import { decodeNumbers, encodeNumbers } from './numbers.ts';

describe('numbers as text', () => {
  it('come back as they were, and need no escapes in JSON', () => {
    const numbers = [0, 1, 69, 70, 1679, 1680, 40_000, 1_000_000, 2 ** 31];
    const text = encodeNumbers(numbers);
    expect(decodeNumbers(text)).toEqual(numbers);
    expect(JSON.stringify(text)).toHaveLength(text.length + 2);
  });

  it('are short when small', () => {
    expect(encodeNumbers([69])).toHaveLength(1);
    expect(encodeNumbers([70, 1679])).toHaveLength(4);
    expect(encodeNumbers([1680])).toHaveLength(3);
  });

  it('are written in signs of one byte that JSON keeps as they are', () => {
    const text = encodeNumbers(Array.from({ length: 2000 }, (_, number) => number));
    expect(Buffer.byteLength(JSON.stringify(text))).toBe(text.length + 2);
    expect(new Set(text).size).toBe(93);
  });

  it('refuse text that is none', () => {
    expect(() => decodeNumbers('é')).toThrow('character 0');
  });

  it('keep their order and sign as distances', () => {
    const numbers = [5, 5, 3, 900, 0, 1];
    expect(decodeDistances(encodeDistances(numbers))).toEqual(numbers);
    expect(encodeDistances([1000, 1001, 1002]).length).toBeLessThan(encodeNumbers([1000, 1001, 1002]).length);
  });
});
