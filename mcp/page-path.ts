import { product, trees, type TreeName } from '../product.ts';
import { splitTree } from '../common/splitTree.ts';

/**
 * The path of a page from what people write for it: an address, a path with or without tree, `.md` or an anchor. What lies outside
 * the trees keeps its path.
 */
export function pagePath(written: string, tree: TreeName, exists: (path: string) => boolean): string {
  const bare = written
    .replace(product.url, '')
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/[#?].*$/, '')
    .replace(/(?:\/index)?\.(?:md|html)$/, '')
    .replace(/\/+$/, '');
  const path = bare === '' ? '/' : bare.startsWith('/') ? bare : `/${bare}`;
  if (splitTree(path).tree !== undefined) return path;
  const inTree = `/${trees[tree].path}${path === '/' ? '' : path}`;
  return exists(inTree) && path !== '/' ? inTree : path;
}
