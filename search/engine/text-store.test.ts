import { describe, expect, it } from 'vitest';
import { decodeTexts, encodeTexts } from '../format/texts.ts';
import { contentOf, storeOf, type TextStore } from './text-store.ts';

const store = (texts: readonly string[], of: readonly number[]): TextStore =>
  storeOf(decodeTexts(encodeTexts(texts)), Int32Array.from(of));

/** The texts that hold a word, and how often. */
function holding({ texts, starts, holders, counts }: TextStore, word: string): (readonly [number, number])[] {
  const position = texts.words.indexOf(word);
  const places = Array.from(
    { length: (starts[position + 1] ?? 0) - (starts[position] ?? 0) },
    (_, at) => at + (starts[position] ?? 0),
  );
  return places.map((place) => [holders[place] ?? -1, counts[place] ?? -1]);
}

describe('storeOf', () => {
  it('knows which texts hold a word, and how often', () => {
    const some = store(['red blue red', 'blue', 'green red'], [3, 5, 9]);
    expect(holding(some, 'red')).toEqual([
      [0, 2],
      [2, 1],
    ]);
    expect(holding(some, 'blue')).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect(holding(some, 'green')).toEqual([[2, 1]]);
  });

  it('counts up to what a byte holds', () => {
    expect(holding(store(['red '.repeat(300).trim()], [0]), 'red')).toEqual([[0, 255]]);
    expect(holding(store(['red '.repeat(254).trim()], [0]), 'red')).toEqual([[0, 254]]);
  });

  it('knows how many words a text has on average', () => {
    const one = store(['red'], [0]).average;
    expect(store(['red', 'red'], [0, 1]).average).toBe(one);
    expect(store([], []).average).toBe(0);
    const [short, long] = [store(['red blue'], [0]), store(['red blue green black'], [0])].map(
      ({ average }) => average,
    );
    expect(store(['red blue', 'red blue green black'], [0, 1]).average).toBe(((short ?? 0) + (long ?? 0)) / 2);
  });
});

describe('contentOf', () => {
  it('gives the text of a document, the first one’s as well, and none where it has none', () => {
    const some = store(['red blue red', 'blue'], [3, 5]);
    expect([3, 5, 4, 0].map((document) => contentOf(some, document))).toEqual(['red blue red', 'blue', '', '']);
  });
});
