import { markdownPages } from '@generated/instant-pages/sidebars';
import { splitTree } from '@site/common/splitTree';
import { normalisePath } from './normalise-path';

/** Pages of the trees that are React's own rather than documents. */
const ownRoutes = /^\/(?:tags(?:\/.*)?)?$/;

/** Whether a path belongs to a tree's documents or is a Markdown page: those are fetched as HTML. */
export function isDocumentPath(pathname: string): boolean {
  const path = normalisePath(pathname);
  const { tree, route } = splitTree(path);
  if (markdownPages.includes(path)) return true;
  return tree !== undefined && !ownRoutes.test(route);
}
