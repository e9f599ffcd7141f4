import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { splitTree } from '../../common/splitTree.ts';
import { encodeDistances } from '../format/distances.ts';
import { encodeTexts } from '../format/texts.ts';
import { hitTypes, type ContentGroup } from '../format/types.ts';
import type { OrderedRecord } from './order-records.ts';

const file = path.join('search', 'readers-questions.yaml');

/** The questions of search/readers-questions.yaml, by route. Throws when a route has none. */
export function readQuestions(root: string): ReadonlyMap<string, readonly string[]> {
  const entries = parse(readFileSync(path.join(root, file), 'utf8')) as Readonly<Record<string, unknown>>;
  return new Map(
    Object.entries(entries).map(([route, text]) => {
      const questions = String(text ?? '')
        .split(';')
        .map((question) => question.trim())
        .filter((question) => question !== '');
      if (questions.length === 0)
        throw new Error(`docs-error: ${file}: ${route} has no questions; write some, separated by semicolons, or take it out.`);
      return [route, questions];
    }),
  );
}

/**
 * The second group of the second file: the questions that pages answer. Throws when one of `questions` names a route that has no
 * page, unless `isDraft`: then pages may still be missing.
 */
export function questionGroup(
  records: readonly OrderedRecord[],
  questions: ReadonlyMap<string, readonly string[]>,
  isDraft: boolean,
): ContentGroup {
  const pages = records
    .filter(({ type }) => type === hitTypes.page)
    .map(({ id, page }) => ({ id, route: splitTree(page.url).route }));
  const routes = new Set(pages.map(({ route }) => route));
  const lost = [...questions.keys()].find((route) => !routes.has(route));
  if (lost !== undefined && !isDraft)
    throw new Error(`docs-error: ${file}: there is no page ${lost}; correct its route or take it out.`);
  const asked = pages.flatMap(({ id, route }) => (questions.get(route) ?? []).map((text) => ({ id, text })));
  const { index, ...bounds } = encodeTexts(asked.map(({ text }) => text.toLowerCase()));
  return { documents: { of: encodeDistances(asked.map(({ id }) => id)), ...bounds }, index };
}
