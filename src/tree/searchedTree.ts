import { trees, type TreeName } from '../../product.ts';
import { splitTree } from '../../common/splitTree.ts';

const names = Object.keys(trees) as TreeName[];

/** The tree that the address of the results page names in its `version`, as a path; undefined on other pages and for anything else. */
export function searchedTree(pathname: string, search: string): TreeName | undefined {
  if (pathname !== '/search') return undefined;
  const version = new URLSearchParams(search).get('version') ?? '';
  return names.find((name) => trees[name].path === version) ?? splitTree(version).tree;
}
