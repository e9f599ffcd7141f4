import type { TextStore } from './text-store.ts';
import type { TokenMatches } from './match-tokens.ts';
import type { NameStore } from './name-store.ts';
import type { QuestionScores } from './question-store.ts';

/** How well the documents of an index answer one word of a query. */
export interface WordScores {
  /** By the document's own names, 0 to 1. */
  readonly own: Float32Array;
  /** By its text, 0 to 1. */
  readonly content: Float32Array;
  /** By what its page says of itself, 0 to 1; for pages only. */
  readonly about: Float32Array;
  /** By the questions that pages answer; undefined until they are there. */
  readonly asked?: QuestionScores | undefined;
  /** The documents that answer it by name, text or page, in no order: few of all. */
  readonly ids: readonly number[];
  /** How many documents answer it at all. */
  readonly documents: number;
}

/** How fast a word that stands in a text again is worth more, and how much of that depends on how long the text is. */
const repeated = 0.7;
const byLength = 0.5;

/** What a word is worth that is only a small part of a document's other name. */
const partOfOther = 0.4;

/** Visits the documents whose texts hold words with those tokens: with the token's quality, how often the word is there, and the text's words. */
function eachHolder(
  { index, starts, of, holders, counts, texts }: TextStore,
  matches: TokenMatches,
  visit: (document: number, quality: number, often: number, length: number) => void,
): void {
  for (const [token, quality] of matches) {
    for (const word of index.wordsOf[token] ?? []) {
      const end = starts[word + 1] ?? 0;
      for (let place = starts[word] ?? 0; place < end; place += 1) {
        const held = holders[place] ?? 0;
        visit(of[held] ?? 0, quality, counts[place] ?? 1, (texts.starts[held + 1] ?? 0) - (texts.starts[held] ?? 0));
      }
    }
  }
}

/** Carries matches of tokens over to the documents that bear or hold them. */
export function scoreDocuments(
  names: NameStore,
  nameMatches: TokenMatches,
  content: TextStore | undefined,
  contentMatches: TokenMatches,
  aboutMatches: TokenMatches,
  asked?: QuestionScores,
): WordScores {
  const own = new Float32Array(names.documents.length);
  const text = new Float32Array(names.documents.length);
  const about = new Float32Array(names.about.of.length);
  const ids: number[] = [];
  const raise = (scores: Float32Array, id: number, score: number): void => {
    const before = scores[id] ?? 0;
    if (score <= before) return;
    if (before === 0 && own[id] === 0 && text[id] === 0 && (about[id] ?? 0) === 0) ids.push(id);
    scores[id] = score;
  };
  for (const [token, quality] of nameMatches) {
    const letters = names.index.tokens[token]?.length ?? 0;
    for (const name of names.index.wordsOf[token] ?? []) {
      for (const document of names.titleOf[name] ?? []) raise(own, document, quality);
      const others = names.otherOf[name] ?? [];
      if (others.length === 0) continue;
      const share = letters / (names.names[name]?.length ?? letters);
      const less = quality * (partOfOther + (1 - partOfOther) * Math.min(1, share));
      for (const document of others) raise(own, document, less);
    }
  }
  if (content !== undefined) {
    eachHolder(content, contentMatches, (document, quality, often, length) => {
      const enough = repeated * (1 - byLength + (byLength * length) / content.average);
      raise(text, document, (quality * often) / (often + enough));
    });
  }
  eachHolder(names.about, aboutMatches, (page, quality) => raise(about, page, quality));
  let documents = ids.length;
  if (documents === 0 && asked?.quality.some((value) => value > 0) === true) documents = 1;
  return { own, content: text, about, asked, ids, documents };
}
