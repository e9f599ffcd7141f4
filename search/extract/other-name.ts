import { hasClass, type Element } from '../../html/page/dom.ts';
import { plainText } from './plain-text.ts';

const selector = /^0x[0-9a-f]{8}$/;
const code = /^-?\d{4,5}$/;

/**
 * The text of an element when it is another name of the part of the page that it stands in: a contract's 4-byte selector, an
 * error code in a table, the path of a REST operation. Undefined for all other elements.
 */
export function otherName(element: Element): string | undefined {
  if (element.tagName !== 'code' && element.tagName !== 'td') return undefined;
  const text = plainText(element);
  const isName = element.tagName === 'code' ? selector.test(text) || hasClass(element, 'path') : code.test(text);
  return isName ? text : undefined;
}
