import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { pageSources, sourceHash } from '../content/compile/source-hash.ts';

/** What the site's code is told about the index. */
export interface SearchGlobalData {
  /** Part of the index files' names; see index-files.ts. */
  readonly hash: string;
}

const hashFile = (root: string): string => path.join(root, '.generated', 'search-hash');

/** The hash that the pages of the last build were told. `root`: the project's folder. */
export const builtHash = (root: string): string => readFileSync(hashFile(root), 'utf8');

/**
 * Search without a server: an index of each tree, searched in the reader's browser. This names the index files; they are made from
 * the finished pages, by tools/postbuild.ts.
 */
export default function search({ siteDir }: LoadContext): Plugin {
  const hash = sourceHash(siteDir, [...pageSources, 'search']);
  return {
    name: 'search',
    contentLoaded({ actions }) {
      actions.setGlobalData({ hash } satisfies SearchGlobalData);
    },
    postBuild() {
      writeFileSync(hashFile(siteDir), hash);
      return Promise.resolve();
    },
  };
}
