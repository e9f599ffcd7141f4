import type { ContentStore } from './content-store.ts';
import type { TokenMatches } from './match-tokens.ts';
import type { NameStore } from './name-store.ts';

/** How well the documents of an index answer one word of a query. */
export interface WordScores {
  /** By the document's own names, 0 to 1. */
  readonly own: Float32Array;
  /** By its text, 0 to 1. */
  readonly content: Float32Array;
  /** By what its page says of itself, 0 to 1; for pages only. */
  readonly about: Float32Array;
  /** How many documents answer it at all. */
  readonly documents: number;
}

/** What a text that holds a word once is worth; many make it 1. */
const contentOnce = 0.6;

/** What a word is worth that is only a small part of a document's other name. */
const partOfOther = 0.4;

/** Visits the documents whose texts hold words with those tokens, with the quality of the token and how often the word stands there. */
function eachHolder(
  { index, starts, of, holders, counts }: ContentStore,
  matches: TokenMatches,
  visit: (document: number, quality: number, often: number) => void,
): void {
  for (const [token, quality] of matches) {
    for (const word of index.wordsOf[token] ?? []) {
      const end = starts[word + 1] ?? 0;
      for (let place = starts[word] ?? 0; place < end; place += 1)
        visit(of[holders[place] ?? 0] ?? 0, quality, counts[place] ?? 1);
    }
  }
}

/** Carries matches of tokens over to the documents that bear or hold them. */
export function scoreDocuments(
  names: NameStore,
  nameMatches: TokenMatches,
  content: ContentStore | undefined,
  contentMatches: TokenMatches,
  aboutMatches: TokenMatches,
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
    eachHolder(content, contentMatches, (document, quality, often) => {
      const score = quality * (contentOnce + ((1 - contentOnce) * (often - 1)) / (often + 1));
      if (score > (text[document] ?? 0)) text[document] = score;
    });
  }
  const about = new Float32Array(names.about.of.length);
  eachHolder(names.about, aboutMatches, (page, quality) => {
    if (quality > (about[page] ?? 0)) about[page] = quality;
  });
  let documents = 0;
  for (let id = 0; id < own.length; id += 1)
    if ((own[id] ?? 0) > 0 || (text[id] ?? 0) > 0 || (about[id] ?? 0) > 0) documents += 1;
  return { own, content: text, about, documents };
}
