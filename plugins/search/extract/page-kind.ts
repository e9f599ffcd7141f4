/**
 * How a page is read. `operation`: a REST operation, whose elements are described on other pages and are indexed there;
 * `reference`: generated from definitions; `guide`: written by hand; `list`: cards that lead to other pages.
 */
export type PageKind = 'operation' | 'reference' | 'guide' | 'list';

/** The kind of a page, from its route inside the tree and from whether it holds generated content. */
export function pageKind(route: string, hasReference: boolean): PageKind {
  if (/^\/api\/rest\//.test(route)) return 'operation';
  if (/^\/category\//.test(route)) return 'list';
  return hasReference ? 'reference' : 'guide';
}
