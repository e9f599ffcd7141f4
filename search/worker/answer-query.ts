import { constants } from '../../product.ts';
import { search, type SearchIndex, type SearchOptions } from '../engine/search.ts';
import { findMarks } from '../engine/find-marks.ts';
import { snippetOf } from '../engine/snippet.ts';
import type { Answer } from './messages.ts';

/** Searches an index and prepares the hits to be shown. */
export function answerQuery(
  index: SearchIndex,
  { query, ...options }: SearchOptions & { readonly query: string },
): Answer {
  const { results, total, marked, words } = search(index, query, options);
  return {
    query,
    total,
    words,
    isComplete: index.content !== undefined,
    hits: results.map(({ document, text }) => ({
      document,
      page: index.names.documents[index.names.page[document.id] ?? 0]?.title ?? '',
      title: { text: document.title, marks: findMarks(document.title, marked) },
      snippet: text === '' ? undefined : snippetOf(text, marked, constants.search.contextLength),
    })),
  };
}
