import { nameTokens } from './name-tokens.ts';
import { stem } from './stem.ts';

/** Words (or whole titles) by the tokens under which they are found. */
export interface WordIndex {
  /** All tokens, sorted. */
  readonly tokens: readonly string[];
  /** For each token the positions of the words that have it. */
  readonly wordsOf: readonly (readonly number[])[];
  /** Stem → positions of the tokens that have it and differ from it. */
  readonly stems: ReadonlyMap<string, readonly number[]>;
}

/** Indexes a list of words; positions are those in the list. */
export function indexWords(words: readonly string[]): WordIndex {
  const byToken = new Map<string, number[]>();
  for (const [position, word] of words.entries()) {
    for (const token of nameTokens(word)) {
      const list = byToken.get(token);
      if (list === undefined) byToken.set(token, [position]);
      else list.push(position);
    }
  }
  const tokens = [...byToken.keys()].sort();
  const stems = new Map<string, number[]>();
  for (const [position, token] of tokens.entries()) {
    const rest = stem(token);
    const list = stems.get(rest);
    if (list === undefined) stems.set(rest, [position]);
    else list.push(position);
  }
  return { tokens, wordsOf: tokens.map((token) => byToken.get(token) ?? []), stems };
}
