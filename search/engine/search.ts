import type { SearchDocument } from '../format/types.ts';
import { kindOf, type HitKind } from '../format/kinds.ts';
import { analyseQuery } from './analyse-query.ts';
import type { Content } from './content-store.ts';
import { contentOf } from './text-store.ts';
import { inContext } from './context.ts';
import type { NameStore } from './name-store.ts';
import { findTerms, type Term } from './query-terms.ts';
import { alternatives } from './synonyms.ts';
import { rank, type Ranked } from './rank.ts';
import { preferVerbatim } from './verbatim.ts';

export interface SearchIndex {
  readonly names: NameStore;
  /** Undefined until the second file is there: only names are searched. */
  readonly content: Content | undefined;
}

export interface SearchOptions {
  /** How many results at most. */
  readonly limit: number;
  /** How many of them may be of the same page as long as others answer the query as well. */
  readonly perPage?: number;
  /** Part of the tree that results must belong to, such as `api` or `concepts/assets`; empty for all. */
  readonly context?: string;
  /** The kind that results must be of; all without it. */
  readonly kind?: HitKind | undefined;
}

export interface Result {
  readonly document: SearchDocument;
  readonly score: number;
  /** The document's text; empty when it has none or texts are not loaded yet. */
  readonly text: string;
}

export interface Answer {
  readonly results: readonly Result[];
  /** How many documents answer the query. */
  readonly total: number;
  /** What to mark in titles and texts: words and parts of words, lower case. */
  readonly marked: readonly string[];
  /** The words of the query that mean something, as typed but in lower case, and what was found in their stead. */
  readonly words: readonly string[];
}

/** So many of the best are ordered, so that results of other pages can be found among them. */
const enoughToSpread = 300;
const nothing: Answer = { results: [], total: 0, marked: [], words: [] };

/** Words and parts of words by which the terms were found. */
function markedOf(terms: readonly Term[], parts: readonly string[]): string[] {
  const needed = terms.filter(({ isStopWord }) => !isStopWord);
  return [
    ...new Set([
      ...(needed.length > 0 ? needed : terms).flatMap(({ token, similar }) => [token, ...similar]),
      ...parts,
    ]),
  ];
}

/** A word of the query as its reader meant it: without its typing errors, where it was found in spite of some. */
function corrected(raw: string, terms: readonly Term[]): string {
  const [first, ...others] = terms;
  return others.length === 0 && first?.meant !== undefined ? first.meant : raw;
}

/** A further place of a page that is worth less than this share of its best one waits as well. */
const worthShowing = 0.75;

/**
 * The best, but of each page no more than `perPage` before those of other pages: results are shown by page, so a weak place of the
 * best page would stand before all others.
 */
function spread(ranked: readonly Ranked[], page: Int32Array, limit: number, perPage: number): Ranked[] {
  const pages = new Map<number, { count: number; readonly best: number }>();
  const first: Ranked[] = [];
  const rest: Ranked[] = [];
  for (const entry of ranked) {
    if (first.length >= limit) break;
    const onPage = page[entry.id] ?? 0;
    const own = pages.get(onPage) ?? { count: 0, best: entry.score };
    own.count += 1;
    pages.set(onPage, own);
    (own.count <= perPage && entry.score >= worthShowing * own.best ? first : rest).push(entry);
  }
  return [...first, ...rest].slice(0, limit);
}

/** Searches an index. A query without letters or digits gives nothing. Never throws, whatever the query holds. */
export function search(
  { names, content }: SearchIndex,
  text: string,
  { limit, perPage = limit, context = '', kind }: SearchOptions,
): Answer {
  const query = analyseQuery(text);
  const accepts = inContext(context);
  if (query.words.length === 0) return nothing;
  const synonyms = alternatives(
    names.synonyms,
    query.words.map(({ whole }) => whole),
  );
  const last = query.words.length - 1;
  const termsOf = query.words.map(({ raw, isStopWord }, position) =>
    findTerms(names, content, raw, isStopWord, {
      synonyms: isStopWord ? [] : synonyms[position],
      // In a sentence only the last word is still being typed: “rest” before other words is not “restore”.
      mayGoOn: query.isCode || position === last,
    }),
  );
  const terms = termsOf.flat();
  // What is compared with whole names is what was meant, not what was mistyped.
  const isMistyped = terms.some(({ meant }) => meant !== undefined);
  const spelt = isMistyped
    ? query.words.map(({ raw }, position) => corrected(raw, termsOf[position] ?? [])).join(' ')
    : text.trim();
  const { total, best } = rank(
    names,
    isMistyped ? { ...analyseQuery(spelt), isCode: query.isCode } : query,
    spelt,
    terms,
    content?.asked,
    (document) => accepts(document) && (kind === undefined || kindOf(document.url) === kind),
    Math.max(enoughToSpread, 2 * limit),
  );
  const needed = query.words.some(({ isStopWord }) => !isStopWord)
    ? query.words.filter(({ isStopWord }) => !isStopWord)
    : query.words;
  const similar = terms.flatMap((term) => term.similar);
  return {
    total,
    marked: markedOf(
      terms,
      needed.flatMap(({ parts }) => parts),
    ),
    words: [...new Set([...needed.map(({ raw }) => raw.toLowerCase()), ...similar])],
    results: spread(preferVerbatim(names.documents, content, best, terms, text), names.page, limit, perPage).flatMap(
      ({ id, score }) => {
        const document = names.documents[id];
        return document === undefined
          ? []
          : [{ document, score, text: content === undefined ? '' : contentOf(content, id) }];
      },
    ),
  };
}
