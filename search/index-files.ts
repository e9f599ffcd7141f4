import { constants, trees, type TreeName } from '../product.ts';

/** Names of a tree's index files on the site, below the tree's path. The second holds the texts. */
export function indexFiles(hash: string): { names: string; content: string } {
  const { language } = constants.search;
  return { names: `search-index-${language}-${hash}.json`, content: `search-content-${language}-${hash}.json` };
}

/** Where a tree's index files are fetched. The query makes a cache that ignores file names ask again. */
export function indexUrls(tree: TreeName, hash: string): { names: string; content: string } {
  const { names, content } = indexFiles(hash);
  const base = `/${trees[tree].path}`;
  return { names: `${base}/${names}?_=${hash}`, content: `${base}/${content}?_=${hash}` };
}
