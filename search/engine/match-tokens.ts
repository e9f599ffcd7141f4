import { fuzzyMatch } from './fuzzy-match.ts';
import { stem } from './stem.ts';
import type { WordIndex } from './word-index.ts';

/** How well a token of the dictionary answers a word of the query: 1 for the same, less for what is only similar. */
export type TokenMatches = ReadonlyMap<number, number>;

const sameStem = 0.88;
/** Quality of a token that only begins with the word, between these two by how much of it is typed. */
const prefixLeast = 0.3;
const prefixMost = 0.8;
/** Whoever has typed this many letters means it, however long the token. */
const surelyMeant = 10;
const oneEdit = 0.6;
const twoEdits = 0.4;
const prefixOfEdits = 0.75;
/** After a single letter this many tokens are enough to show something. */
const mostPrefixes = 400;

/** Position of the first token that is not before `text`. */
function lowerBound(tokens: readonly string[], text: string): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Tokens that are the word, have its stem or, when it `mayGoOn`, begin with it. */
export function matchTokens({ tokens, stems }: WordIndex, word: string, mayGoOn = true): Map<number, number> {
  const matches = new Map<number, number>();
  const first = lowerBound(tokens, word);
  for (let index = first; index < tokens.length && index < first + mostPrefixes; index += 1) {
    const token = tokens[index] ?? '';
    if (mayGoOn ? !token.startsWith(word) : token !== word) break;
    const share = Math.max(word.length / token.length, Math.min(0.9, word.length / surelyMeant));
    matches.set(index, token === word ? 1 : prefixLeast + (prefixMost - prefixLeast) * share);
  }
  for (const index of stems.get(stem(word)) ?? []) matches.set(index, Math.max(matches.get(index) ?? 0, sameStem));
  return matches;
}

/** Tokens that would be the word, or begin with it, but for typing errors. */
export function matchSimilarTokens({ tokens }: WordIndex, word: string): Map<number, number> {
  return new Map(
    fuzzyMatch(tokens, word, true).map(({ index, edits, isPrefix }) => [
      index,
      (edits === 1 ? oneEdit : twoEdits) * (isPrefix ? prefixOfEdits : 1),
    ]),
  );
}
