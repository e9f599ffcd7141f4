import { describe, expect, it } from 'vitest';
import { maxEdits, fuzzyMatch } from './fuzzy-match.ts';

const dictionary = [
  'fee',
  'ledger',
  'ledgerentries',
  'liquid',
  'liquidity',
  'liquidityprovision',
  'market',
  'marketdata',
  'staking',
  'transfer',
  'withdrawal',
];
const find = (word: string, asPrefix = false): string[] =>
  fuzzyMatch(dictionary, word, asPrefix).map(({ index }) => dictionary[index] ?? '');

/** Distance by the book, to compare with: letters added, left out, replaced, or two neighbours swapped. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (_unused, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= a.length; row += 1) {
    for (let column = 1; column <= b.length; column += 1) {
      let value = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        value = Math.min(value, at(row - 2, column - 2) + 1);
      const line = rows[row];
      if (line !== undefined) line[column] = value;
    }
  }
  return at(a.length, b.length);
}

describe('fuzzyMatch', () => {
  it.each([
    ['liqudity', 'liquidity'],
    ['makret', 'market'],
    ['markets', 'market'],
    ['wihtdrawl', 'withdrawal'],
    ['ledgr', 'ledger'],
  ])('forgives %s for %s', (word, token) => {
    expect(find(word)).toContain(token);
  });

  it('forgives nothing in words of fewer than five letters, one error up to seven, two from eight', () => {
    expect([4, 5, 7, 8, 20].map(maxEdits)).toEqual([0, 1, 1, 2, 2]);
    expect(find('fea')).toEqual([]);
    expect(find('ledxxr')).toEqual([]);
    expect(find('liquxxity')).toEqual(['liquidity']);
  });

  it('finds tokens that begin similarly while a word is being typed', () => {
    expect(find('lisuidityprov', true)).toContain('liquidityprovision');
    expect(find('lisuidityprov')).toEqual([]);
  });

  it('agrees with the plain definition for every token and a thousand misspellings', () => {
    const letters = 'adegilmrstu';
    let seed = 7;
    const random = (below: number): number => {
      seed = (seed * 48271) % 2147483647;
      return seed % below;
    };
    for (let round = 0; round < 1000; round += 1) {
      const word = [...(dictionary[random(dictionary.length)] ?? '')];
      for (let edits = random(4); edits > 0; edits -= 1)
        word.splice(
          random(word.length),
          random(2),
          ...(random(2) === 0 ? [letters[random(letters.length)] ?? 'a'] : []),
        );
      const typed = word.join('');
      const expected = dictionary.filter(
        (token) => maxEdits(typed.length) > 0 && distance(typed, token) <= maxEdits(typed.length),
      );
      expect(find(typed), typed).toEqual(expected);
    }
  });
});
