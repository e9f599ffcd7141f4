import { splitTree } from '../../common/splitTree.ts';
import type { SearchDocument } from '../format/types.ts';

/**
 * A test for documents that belong to a part of the tree, given by its path inside the tree (`api`, `concepts/assets`). An
 * empty context accepts all; one that names nothing accepts none.
 */
export function inContext(context: string): (document: SearchDocument) => boolean {
  const wanted = context.replace(/^\/+|\/+$/g, '');
  if (wanted === '') return () => true;
  return ({ url }) => {
    const { route } = splitTree(url);
    return route === `/${wanted}` || route.startsWith(`/${wanted}/`);
  };
}
