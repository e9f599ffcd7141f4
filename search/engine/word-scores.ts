import type { ContentStore } from './content-store.ts';
import type { TokenMatches } from './match-tokens.ts';
import type { NameStore } from './name-store.ts';

/** How well the documents of an index answer one word of a query. */
export interface WordScores {
  /** By the document's own names, 0 to 1. */
  readonly own: Float32Array;
  /** By its text, 0 to 1. */
  readonly content: Float32Array;
  /** How many documents answer it at all. */
  readonly documents: number;
}

/** What a text that holds a word once is worth; many make it 1. */
const contentOnce = 0.6;

/** What a word is worth that is only a small part of a document's other name. */
const partOfOther = 0.5;

/** Carries matches of tokens over to the documents that bear or hold them. */
export function scoreDocuments(
  names: NameStore,
  nameMatches: TokenMatches,
  content: ContentStore | undefined,
  contentMatches: TokenMatches,
): WordScores {
  const own = new Float32Array(names.documents.length);
  const text = new Float32Array(names.documents.length);
  for (const [token, quality] of nameMatches) {
    const letters = names.index.tokens[token]?.length ?? 0;
    for (const name of names.index.wordsOf[token] ?? []) {
      for (const document of names.titleOf[name] ?? []) if (quality > (own[document] ?? 0)) own[document] = quality;
      const others = names.otherOf[name] ?? [];
      if (others.length === 0) continue;
      const share = letters / (names.names[name]?.length ?? letters);
      const less = quality * (partOfOther + (1 - partOfOther) * Math.min(1, share));
      for (const document of others) if (less > (own[document] ?? 0)) own[document] = less;
    }
  }
  if (content !== undefined) {
    for (const [token, quality] of contentMatches) {
      for (const word of content.index.wordsOf[token] ?? []) {
        const end = content.starts[word + 1] ?? 0;
        for (let place = content.starts[word] ?? 0; place < end; place += 1) {
          const document = content.of[content.holders[place] ?? 0] ?? 0;
          const often = content.counts[place] ?? 1;
          const score = quality * (contentOnce + ((1 - contentOnce) * (often - 1)) / (often + 1));
          if (score > (text[document] ?? 0)) text[document] = score;
        }
      }
    }
  }
  let documents = 0;
  for (let id = 0; id < own.length; id += 1) if ((own[id] ?? 0) > 0 || (text[id] ?? 0) > 0) documents += 1;
  return { own, content: text, documents };
}
