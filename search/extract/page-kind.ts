/**
 * How a page is read. `operation`: a REST operation, whose elements are described on other pages and are indexed there;
 * `reference`: generated from definitions; `guide`: written by hand; `glossary`: short definitions of what guides explain; `list`:
 * cards that lead to other pages.
 */
export type PageKind = 'operation' | 'reference' | 'guide' | 'glossary' | 'list';

/** The kind of a page, from its route inside the tree and from whether it holds generated content. */
export function pageKind(route: string, hasReference: boolean): PageKind {
  if (/^\/api\/rest\//.test(route)) return 'operation';
  if (/^\/category\//.test(route)) return 'list';
  if (/\/glossary$/.test(route)) return 'glossary';
  return hasReference ? 'reference' : 'guide';
}

/** Whether a page of this kind is generated, so that its elements have anchors and its samples are no prose. */
export function isMachineMade(kind: PageKind): boolean {
  return kind === 'operation' || kind === 'reference';
}
