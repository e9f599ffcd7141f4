import { inject } from 'vitest';
import { parseDocument } from '../../../html/page/built-page.ts';
import { attribute, findElements, type Document, type Element, type Parent } from '../../../html/page/dom.ts';

/**
 * A page as a browser without scripts has it: what the server answers, parsed by the rules of HTML. For what stands in the
 * document itself; what is drawn, or waits for a script, needs a browser, which takes a hundred times as long.
 *
 * @throws Error when the answer is no page
 */
export async function documentAt(path: string): Promise<Document> {
  // A kept connection may have been closed by the server while a test computed, and its end not been heard yet.
  const response = await fetch(`${inject('base')}${path}`, { headers: { connection: 'close' } });
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !type.startsWith('text/html')) throw new Error(`${path}: status ${response.status}, ${type}`);
  return parseDocument(await response.text());
}

/** The elements of a name that have these attributes, in the order of the document. */
export const elements = (part: Parent, name: string, having: Readonly<Record<string, string>> = {}): Element[] =>
  findElements(
    part,
    (element) =>
      element.tagName === name && Object.entries(having).every(([key, value]) => attribute(element, key) === value),
  );
