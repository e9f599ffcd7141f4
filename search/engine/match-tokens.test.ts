import { describe, expect, it } from 'vitest';
import { matchTokens } from './match-tokens.ts';

const token = 'maintenancemargin';
const index = { tokens: [token], wordsOf: [[0]], stems: new Map() };
const quality = (typed: string): number => matchTokens(index, typed).get(0) ?? 0;

describe('matchTokens', () => {
  it('counts a token for more the more of it is typed, and whole only when it is the word', () => {
    const typed = ['m', 'maint', 'maintenan', token.slice(0, -1), token];
    const qualities = typed.map(quality);
    expect(qualities).toEqual(qualities.toSorted((a, b) => a - b));
    expect(new Set(qualities).size).toBe(typed.length);
    expect(qualities.at(-1)).toBe(1);
    expect(qualities[0]).toBeLessThan(0.4);
    // From ten letters on a reader means it, however long it is.
    expect(quality(token.slice(0, 10))).toBeGreaterThan(0.7);
    expect(quality(token.slice(0, 10))).toBeLessThan(0.8);
  });

  it('takes no token that goes on where the word is to be whole', () => {
    expect(matchTokens(index, 'maint', false).size).toBe(0);
    expect(matchTokens(index, token, false).size).toBe(1);
  });
});
