import { eachNameToken } from './name-tokens.ts';
import { stem } from './stem.ts';

/** Words (or whole titles) by the tokens under which they are found. */
export interface WordIndex {
  /** All tokens, sorted. */
  readonly tokens: readonly string[];
  /** For each token the positions of the words that have it. */
  readonly wordsOf: readonly (readonly number[])[];
  /** Stem → positions of the tokens that have it. Only words and parts have stems, identifiers as a whole have none. */
  readonly stems: ReadonlyMap<string, readonly number[]>;
}

interface Entry {
  readonly words: number[];
  isPart: boolean;
}

function push(lists: Map<string, number[]>, key: string, value: number): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

/** Indexes a list of words; positions are those in the list. */
export function indexWords(words: readonly string[]): WordIndex {
  const entries = new Map<string, Entry>();
  for (let position = 0; position < words.length; position += 1) {
    eachNameToken(words[position] ?? '', (token, isPart) => {
      const entry = entries.get(token);
      if (entry === undefined) entries.set(token, { words: [position], isPart });
      else {
        if (entry.words.at(-1) !== position) entry.words.push(position);
        entry.isPart ||= isPart;
      }
    });
  }
  const tokens = [...entries.keys()].sort();
  const stems = new Map<string, number[]>();
  const wordsOf = tokens.map((token, position) => {
    const entry = entries.get(token);
    if (entry?.isPart === true) push(stems, stem(token), position);
    return entry?.words ?? [];
  });
  return { tokens, wordsOf, stems };
}
