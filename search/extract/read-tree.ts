import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readPage } from './read-page.ts';
import type { ExtractedPage } from './types.ts';

/** Pages that are about other pages, or about nothing that a reader would look for. */
const left = /^\/(?:tags(?:\/.*)?|search|404)$/;

/** All pages of one tree in the built site, and the pages outside the trees. `others` are the paths of the other trees. */
export function readTree(outDir: string, tree: string, others: readonly string[]): ExtractedPage[] {
  const inTree = readdirSync(path.join(outDir, tree), { recursive: true, encoding: 'utf8' }).map((file) =>
    path.posix.join(tree, file.split(path.sep).join('/')),
  );
  const top = readdirSync(outDir).filter((file) => !others.includes(file.replace(/\.html$/, '')));
  return [...inTree, ...top]
    .filter((file) => file.endsWith('.html'))
    .sort()
    .flatMap((file) => {
      const url = `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
      const route = url.startsWith(`/${tree}/`) ? url.slice(tree.length + 1) : url;
      const page = left.test(route) ? undefined : readPage(readFileSync(path.join(outDir, file), 'utf8'), url, route);
      return page === undefined ? [] : [page];
    });
}
