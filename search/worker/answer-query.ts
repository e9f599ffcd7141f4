import { constants } from '../../product.ts';
import { search, type SearchIndex, type SearchOptions } from '../engine/search.ts';
import { findMarks } from '../engine/find-marks.ts';
import { contentOf } from '../engine/text-store.ts';
import { exactAnswer } from '../engine/exact-answer.ts';
import { nearWords } from '../engine/near-words.ts';
import { normalise } from '../engine/normalise.ts';
import { snippetOf } from '../engine/snippet.ts';
import type { Answer } from './messages.ts';

const mostNear = 4;
/** Letters before and after the words of a preview, and how many hits have one: more are not looked at one by one. */
const previewLength = 220;
const mostPreviews = constants.search.maxResults;

/** Searches an index and prepares the hits to be shown. */
export function answerQuery(
  index: SearchIndex,
  { query, ...options }: SearchOptions & { readonly query: string },
): Answer {
  const { results, total, marked, words } = search(index, query, options);
  const { names } = index;
  return {
    query,
    total,
    words,
    isComplete: index.content !== undefined,
    exact: exactAnswer(index, query),
    near:
      total > 0
        ? []
        : [...new Set(words.flatMap((word) => nearWords(names.index.tokens, normalise(word), mostNear)))].slice(
            0,
            mostNear,
          ),
    hits: results.map(({ document, text }) => ({
      document,
      page: index.names.documents[index.names.page[document.id] ?? 0]?.title ?? '',
      title: { text: document.title, marks: findMarks(document.title, marked) },
      snippet: text === '' ? undefined : snippetOf(text, marked, constants.search.contextLength),
      about: contentOf(names.about, names.page[document.id] ?? 0),
      preview: text === '' || options.limit > mostPreviews ? undefined : snippetOf(text, marked, previewLength),
    })),
  };
}
