import { decodeWords, encodeWords } from './front-coding.ts';

/** Signs that JSON keeps as they are, one byte each. */
const signs = Array.from({ length: 95 }, (_, index) => String.fromCharCode(index + 32)).filter((sign) => sign !== '"' && sign !== '\\');
const base = signs.length;
const values = new Map(signs.map((sign, index) => [sign.charCodeAt(0), index]));
/** How many signs stand for a frequent word alone; how many begin a word of two signs; the rest begin one of three. */
const ones = 58;
const twos = 31;
const threes = base - ones - twos;
const room = [ones, twos * base, threes * base * base] as const;

/** A list of words, each written as the code that it has in a dictionary. */
export interface CodedWords {
  /** The dictionary: three classes by frequency, whose codes are one, two and three signs; each sorted and front-coded. */
  readonly words: readonly string[];
  readonly codes: string;
}

const sign = (value: number): string => signs[value] ?? '';
const codeOf = [
  (index: number) => sign(index),
  (index: number) => sign(ones + Math.floor(index / base)) + sign(index % base),
  (index: number) => sign(ones + twos + Math.floor(index / base ** 2)) + sign(Math.floor(index / base) % base) + sign(index % base),
] as const;

/**
 * Writes a list of words as codes, the frequent ones short. It compresses better than the letters, and whoever reads it has
 * the words already told apart: no second list of them is needed for searching. Throws when there are too many different words.
 */
export function encodeCodedWords(list: readonly string[]): CodedWords {
  const counts = new Map<string, number>();
  for (const word of list) counts.set(word, (counts.get(word) ?? 0) + 1);
  const ranked = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([word]) => word);
  const codes = new Map<string, string>();
  let from = 0;
  const words = room.map((size, digits) => {
    const own = ranked.slice(from, from + size).sort();
    from += size;
    for (const [index, word] of own.entries()) codes.set(word, codeOf[digits]?.(index) ?? '');
    return encodeWords(own);
  });
  if (ranked.length > from) throw new Error(`The search index would hold ${ranked.length} different words; its format has room for ${from}.`);
  return { words, codes: list.map((word) => codes.get(word) ?? '').join('') };
}

export interface DecodedWords {
  readonly words: readonly string[];
  /** The list, as positions in `words`. */
  readonly numbers: Uint16Array;
}

/** Reads what `encodeCodedWords` wrote. */
export function decodeCodedWords({ words, codes }: CodedWords): DecodedWords {
  const classes = words.map(decodeWords);
  const firstOfTwo = classes[0]?.length ?? 0;
  const firstOfThree = firstOfTwo + (classes[1]?.length ?? 0);
  const numbers = new Uint16Array(codes.length);
  let count = 0;
  let position = 0;
  const next = (): number => values.get(codes.charCodeAt(position++)) ?? 0;
  while (position < codes.length) {
    const first = next();
    if (first < ones) numbers[count] = first;
    else if (first < ones + twos) numbers[count] = firstOfTwo + (first - ones) * base + next();
    else {
      const second = next();
      numbers[count] = firstOfThree + ((first - ones - twos) * base + second) * base + next();
    }
    count += 1;
  }
  return { words: classes.flat(), numbers: numbers.slice(0, count) };
}
