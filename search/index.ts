import type { LoadContext, Plugin } from '@docusaurus/types';
import { pageSources, sourceHash } from '../content/compile/source-hash.ts';
import { writeIndex } from './build/write-index.ts';

/** What the site's code is told about the index. */
export interface SearchGlobalData {
  /** Part of the index files' names; see index-files.ts. */
  readonly hash: string;
}

/** Search without a server: an index of each tree, made from the built pages and searched in the reader's browser. */
export default function search({ siteDir, outDir }: LoadContext): Plugin {
  // Names the index files before there is a page that could be read.
  const hash = sourceHash(siteDir, pageSources);
  return {
    name: 'search',
    contentLoaded({ actions }) {
      actions.setGlobalData({ hash } satisfies SearchGlobalData);
    },
    postBuild() {
      writeIndex(siteDir, outDir, hash);
      return Promise.resolve();
    },
  };
}
