import type { PageKind } from '../../html/page/built-page.ts';

/**
 * Whether a page of this kind is generated, so that its elements have anchors and its samples are no prose. What a REST operation
 * answers with is described on other pages and indexed there.
 */
export function isMachineMade(kind: PageKind): boolean {
  return kind === 'operation' || kind === 'reference';
}
