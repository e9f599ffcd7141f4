import type { PageKind } from '../../html/page/built-page.ts';
import { attribute, childElements, findElement, hasClass, isElement, type Element } from '../../html/page/dom.ts';
import { plainText } from './plain-text.ts';
import { isMachineMade } from './is-machine-made.ts';

const elements = new Set(['tr', 'li', 'section', 'details', 'dt']);

/** Whether an element of a page is findable by itself, and its anchor. */
export function elementAnchor(element: Element, kind: PageKind): string | undefined {
  const id = attribute(element, 'id');
  if (id === undefined || !elements.has(element.tagName) || !isMachineMade(kind)) return undefined;
  // What an operation answers with is described on the pages of its types.
  return kind === 'operation' && !id.startsWith('parameter.') ? undefined : id;
}

const cellsOf = (row: Element): Element[] => childElements(row).filter(({ tagName }) => tagName === 'td');

/**
 * The code and the text of a row of the table of all errors. Undefined for other elements, and for what is one
 * word, which is a name with a place of its own, or nothing but a value. A program shows the text, so that it is the text that is looked for.
 */
export function errorOf(element: Element): { readonly code: string; readonly text: string } | undefined {
  const table = element.parentNode && 'parentNode' in element.parentNode ? element.parentNode.parentNode : null;
  if (element.tagName !== 'tr' || table === null || !isElement(table) || !hasClass(table, 'errors')) return undefined;
  const [code = '', text = ''] = cellsOf(element).map(plainText);
  return /\w \S*\w/.test(text) ? { code, text } : undefined;
}

/** The name of such an element: the text of an error, else what is marked as name, else the first cell of a row, else the end of its anchor. */
export function elementName(element: Element, anchor: string): string {
  const error = errorOf(element);
  if (error !== undefined) return error.text;
  const named =
    findElement(element, (child) => hasClass(child, 'name')) ??
    (element.tagName === 'tr' ? findElement(element, ({ tagName }) => tagName === 'td') : undefined);
  return (named === undefined ? '' : plainText(named)) || anchor.slice(anchor.lastIndexOf('.') + 1);
}

/** The parts of such an element that describe it: the last cell of a row, or everything but the name. */
export function describingParts(element: Element): Element['childNodes'] {
  if (element.tagName !== 'tr') {
    return element.childNodes.filter((child) => !isElement(child) || !hasClass(child, 'name'));
  }
  const cells = cellsOf(element);
  return cells.length > 1 ? cells.slice(-1) : [];
}
