import { trees, type TreeName } from '@site/product';

/** Address of the page with all results of a query. */
export function searchPath(query: string, context: string, tree: TreeName): string {
  const parameters = new URLSearchParams({ q: query });
  if (context !== '') parameters.set('ctx', context);
  parameters.set('version', trees[tree].path);
  return `/search?${parameters.toString()}`;
}
