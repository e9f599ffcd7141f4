import { contentGroup } from '../build/content-group.ts';
import { nameGroups, type WordsAndAnswers } from '../build/name-groups.ts';
import { questionGroup } from '../build/readers-questions.ts';
import { orderRecords } from '../build/order-records.ts';
import { readContent } from '../engine/content-store.ts';
import { readNames } from '../engine/name-store.ts';
import type { SearchIndex } from '../engine/search.ts';
import { builtPage as builtPageOf, parseDocument } from '../../html/page/built-page.ts';
import { extractPage } from '../extract/extract-page.ts';
import type { ExtractedPage } from '../extract/types.ts';

/** A page of a tree as the build writes it, for tests: the content between its title and the end. */
export function builtPage(route: string, title: string, content: string): ExtractedPage {
  const crumbs =
    '<nav class="theme-doc-breadcrumbs"><ul><li><a class="breadcrumbs__link">Part</a><li><span class="breadcrumbs__link">x</span></ul></nav>';
  const html = `<html><body><nav>Navbar</nav><main><div data-page="/testnet${route}">${crumbs}<div class="theme-doc-markdown markdown"><header><h1>${title}</h1></header>${content}</div></div></main></body></html>`;
  const built = builtPageOf(parseDocument(html), `/testnet${route}`);
  const page = built && extractPage(built);
  if (page === undefined) throw new Error(`${route} gave no page.`);
  return page;
}

/** An index of some pages, through the files' form and back. */
export async function smallIndex(
  pages: readonly ExtractedPage[],
  synonyms: WordsAndAnswers['synonyms'] = [],
  answers: WordsAndAnswers['answers'] = [],
  questions: ReadonlyMap<string, readonly string[]> = new Map(),
): Promise<SearchIndex> {
  const records = orderRecords(pages);
  const written = JSON.stringify({
    names: nameGroups(records, { synonyms, answers }),
    content: [contentGroup(records), questionGroup(records, questions, false)],
  });
  const { names, content } = JSON.parse(written) as {
    names: ReturnType<typeof nameGroups>;
    content: ReturnType<typeof contentGroup>[];
  };
  const store = readNames(names);
  return { names: store, content: await readContent(content, store.about.of.length) };
}
