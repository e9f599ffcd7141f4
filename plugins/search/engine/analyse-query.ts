import { identifierParts } from './identifier-parts.ts';
import { normalise } from './normalise.ts';
import { stopWords } from './stop-words.ts';

/** One word of a query, as the reader separated it by spaces. */
export interface QueryWord {
  readonly raw: string;
  /** The word as one token: `Order.peak_size` gives orderpeaksize. */
  readonly whole: string;
  /** Its parts; one, equal to `whole`, for an ordinary word. */
  readonly parts: readonly string[];
  readonly isStopWord: boolean;
}

export interface Query {
  readonly words: readonly QueryWord[];
  /** Whether the query looks like something out of code rather than prose. */
  readonly isCode: boolean;
  /** All words as one token. */
  readonly whole: string;
}

/** What is longer than this was not typed to find a page; the rest is left out. */
export const longestQuery = 200;
const mostWords = 12;
const code = /\p{Ll}\p{Lu}|\p{L}[_./]\p{L}|\d|^-{1,2}\w|_|::|\(\)|^\//u;
const allCapitals = /^[\p{Lu}\d_]{4,}$/u;

/** Reads a query. A query without letters or digits has no words. */
export function analyseQuery(text: string): Query {
  const typed = text.slice(0, longestQuery);
  const raw = typed.split(/[\s\p{Cc}]+/u).filter((word) => normalise(word) !== '').slice(0, mostWords);
  const words = raw.map((word) => {
    const whole = normalise(word);
    return {
      raw: word,
      whole,
      parts: identifierParts(word),
      isStopWord: stopWords.has(word.toLowerCase()),
    };
  });
  return { words, isCode: raw.some((word) => code.test(word) || allCapitals.test(word)), whole: words.map(({ whole }) => whole).join('') };
}
