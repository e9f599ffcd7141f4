import MiniSearch from 'minisearch';
import { analyseQuery } from '../../../search/engine/analyse-query.ts';
import { findMarks } from '../../../search/engine/find-marks.ts';
import { snippetOf } from '../../../search/engine/snippet.ts';
import { placeWeight } from '../../../search/engine/weights.ts';
import type { HitType } from '../../../search/format/types.ts';
import { miniOptions, type MiniDocument } from '../minisearch-options.ts';

const limit = 8;
const perPage = 2;
const contextLength = 50;
let index: Promise<MiniSearch<MiniDocument>> | undefined;

async function load(): Promise<MiniSearch<MiniDocument>> {
  const response = await fetch('/minisearch/index.json');
  return MiniSearch.loadJSON<MiniDocument>(await response.text(), miniOptions);
}

/** MiniSearch with the site's tokens and stop words, its weights of places and its spread over pages. */
function answer(mini: MiniSearch<MiniDocument>, text: string): string[] {
  const query = analyseQuery(text);
  const meant = query.words.filter(({ isStopWord }) => !isStopWord);
  const words = (meant.length > 0 ? meant : query.words).map(({ raw }) => raw).join(' ');
  const found = mini.search(words, {
    boost: { title: 3, names: 2, about: 1.5, text: 1 },
    prefix: (_, position, terms) => position === terms.length - 1,
    fuzzy: (term) => (term.length > 4 ? 0.15 : false),
    boostDocument: (_id, _term, stored) =>
      placeWeight(query, String(stored?.['kind']), Number(stored?.['type']) as HitType),
  });
  const onPage = new Map<string, number>();
  const places: string[] = [];
  for (const { place, text: own, terms } of found as unknown as (MiniDocument & { terms: string[] })[]) {
    if (places.length >= limit) break;
    const page = place.split('#')[0] ?? place;
    const count = (onPage.get(page) ?? 0) + 1;
    onPage.set(page, count);
    if (count > perPage) continue;
    // What its list would show, as the others prepare it.
    findMarks(place, terms);
    snippetOf(own, terms, contextLength);
    places.push(place);
  }
  return places;
}

self.addEventListener('message', ({ data: { id, query } }: MessageEvent<{ id: number; query: string }>) => {
  index ??= load();
  void index.then((mini) => self.postMessage({ id, places: answer(mini, query) }));
});
index = load();
