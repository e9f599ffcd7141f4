import { decodeWords, encodeWords } from './front-coding.ts';

/** Signs that JSON keeps as they are, one byte each. */
const signs = Array.from({ length: 95 }, (_, index) => String.fromCharCode(index + 32)).filter(
  (sign) => sign !== '"' && sign !== '\\',
);
const base = signs.length;
const values = new Map(signs.map((sign, index) => [sign.charCodeAt(0), index]));
/** How many signs stand for a frequent word alone; how many begin a word of two signs, of three; the last begins one of four. */
const ones = 58;
const twos = 31;
const threes = 3;
const fours = base - ones - twos - threes;
const room = [ones, twos * base, threes * base ** 2, fours * base ** 3] as const;

/** A list of words, each written as the code that it has in a dictionary. */
export interface CodedWords {
  /** The dictionary: four classes by frequency, whose codes are one to four signs; each sorted and front-coded. */
  readonly words: readonly string[];
  readonly codes: string;
}

const sign = (value: number): string => signs[value] ?? '';
/** The first sign's value of the first code of each class. */
const starts = [0, ones, ones + twos, ones + twos + threes] as const;

/** The code of the word at `index` of a class whose codes have `length` signs. */
function codeOf(length: number, index: number): string {
  let text = '';
  let rest = index;
  for (let place = 1; place < length; place += 1) {
    text = sign(rest % base) + text;
    rest = Math.floor(rest / base);
  }
  return sign((starts[length - 1] ?? 0) + rest) + text;
}

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
    for (const [index, word] of own.entries()) codes.set(word, codeOf(digits + 1, index));
    return encodeWords(own);
  });
  if (ranked.length > from)
    throw new Error(`The search index would hold ${ranked.length} different words; its format has room for ${from}.`);
  return { words, codes: list.map((word) => codes.get(word) ?? '').join('') };
}

export interface DecodedWords {
  readonly words: readonly string[];
  /** The list, as positions in `words`. */
  readonly numbers: Uint16Array | Uint32Array;
}

/** Reads what `encodeCodedWords` wrote. */
export function decodeCodedWords({ words, codes }: CodedWords): DecodedWords {
  const classes = words.map(decodeWords);
  const all = classes.flat();
  const firsts = classes.map((_, index) => classes.slice(0, index).reduce((sum, own) => sum + own.length, 0));
  const numbers = all.length > 0xffff ? new Uint32Array(codes.length) : new Uint16Array(codes.length);
  let count = 0;
  let position = 0;
  const next = (): number => values.get(codes.charCodeAt(position++)) ?? 0;
  while (position < codes.length) {
    const first = next();
    const length = first < starts[1] ? 1 : first < starts[2] ? 2 : first < starts[3] ? 3 : 4;
    let index = first - (starts[length - 1] ?? 0);
    for (let place = 1; place < length; place += 1) index = index * base + next();
    numbers[count] = (firsts[length - 1] ?? 0) + index;
    count += 1;
  }
  return { words: all, numbers: numbers.slice(0, count) };
}
