import { trees, type TreeName } from '../product.ts';

const names = Object.keys(trees) as TreeName[];

/** Splits a path into the tree it belongs to (undefined outside both) and the route inside it (`/` at its root). */
export function splitTree(pathname: string): { tree: TreeName | undefined; route: string } {
  for (const tree of names) {
    const prefix = `/${trees[tree].path}`;
    if (pathname === prefix) return { tree, route: '/' };
    if (pathname.startsWith(`${prefix}/`)) return { tree, route: pathname.slice(prefix.length) };
  }
  return { tree: undefined, route: pathname };
}
