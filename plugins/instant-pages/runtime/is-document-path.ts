import { splitTree } from '@site/src/tree/splitTree';
import { normalisePath } from './normalise-path';

/** Pages of the trees that are React's own rather than documents. */
const ownRoutes = /^\/(?:tags(?:\/.*)?)?$/;

/** Whether a path belongs to a tree's documents: those are fetched as HTML. */
export function isDocumentPath(pathname: string): boolean {
  const { tree, route } = splitTree(normalisePath(pathname));
  return tree !== undefined && !ownRoutes.test(route);
}
