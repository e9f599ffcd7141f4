import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { splitTree } from '../../common/splitTree.ts';
import type { ExtractedPage } from '../extract/types.ts';

const file = path.join('search', 'page-aliases.yaml');

/**
 * Gives pages the other names that search/page-aliases.yaml lists for them. Throws when it names a route that has no
 * page, unless `isDraft`: then pages may still be missing.
 */
export function addPageAliases(root: string, pages: readonly ExtractedPage[], isDraft: boolean): void {
  const words = parse(readFileSync(path.join(root, file), 'utf8')) as Readonly<Record<string, readonly string[]>>;
  const byRoute = new Map(pages.map((page) => [splitTree(page.url).route, page]));
  for (const [route, names] of Object.entries(words)) {
    const page = byRoute.get(route);
    if (page === undefined && !isDraft)
      throw new Error(`docs-error: ${file}: there is no page ${route}; correct its route or take it out.`);
    for (const name of names) page?.records[0]?.names.add(name);
  }
}
