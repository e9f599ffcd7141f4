import { normalise } from './normalise.ts';
import { stem } from './stem.ts';

/** What is typed, word by word as stems, and what it may mean, word by word. */
export interface Synonym {
  readonly typed: readonly string[];
  readonly means: readonly (readonly string[])[];
}

/** Synonyms by the first of their words. */
export type Synonyms = ReadonlyMap<string, readonly Synonym[]>;

const stems = (text: string): string[] => text.split(' ').map((word) => stem(normalise(word)));

/** Reads what the index holds (format/types.ts); of those that begin alike the longest comes first. */
export function readSynonyms(entries: readonly (readonly [typed: string, ...means: string[]])[]): Synonyms {
  const byFirst = new Map<string, Synonym[]>();
  for (const [typed, ...means] of entries) {
    const words = stems(typed);
    const own = byFirst.get(words[0] ?? '') ?? [];
    own.push({ typed: words, means: means.map((text) => text.split(' ').map(normalise)) });
    byFirst.set(
      words[0] ?? '',
      own.toSorted((a, b) => b.typed.length - a.typed.length),
    );
  }
  return byFirst;
}

/** For each word of a query what it may mean as well: alternatives of one or more words each. */
export function alternatives(synonyms: Synonyms, words: readonly string[]): (readonly (readonly string[])[])[] {
  const wanted = words.map(stem);
  const found: (readonly string[])[][] = words.map(() => []);
  for (const [start, first] of wanted.entries()) {
    for (const { typed, means } of synonyms.get(first) ?? []) {
      if (!typed.every((word, offset) => wanted[start + offset] === word)) continue;
      for (const offset of typed.keys()) found[start + offset]?.push(...means);
    }
  }
  return found;
}
