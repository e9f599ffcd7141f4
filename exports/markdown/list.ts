import { attribute, isElement, type Element } from '../../html/page/dom.ts';
import type { Blocks } from './types.ts';

const indented = (text: string, indent: string): string => text.replaceAll(/\n(?=[^\n])/g, `\n${indent}`);

/**
 * A list. Entries whose blocks are a line of text and lists below it stay close together; entries with more, such as code, get
 * empty lines.
 */
export function list(element: Element, page: string, blocks: Blocks): string {
  const ordered = element.tagName === 'ol';
  const start = Number(attribute(element, 'start') ?? 1);
  const items = element.childNodes
    .filter(isElement)
    .filter(({ tagName }) => tagName === 'li')
    .map((item) => blocks(item.childNodes, page));
  const isList = (block: string): boolean => /^(?:[-*] |\d+\. )/.test(block);
  const close = items.every((parts) => parts.slice(1).every(isList));
  return items
    .map((parts, index) => {
      const marker = ordered ? `${start + index}. ` : '- ';
      return marker + indented(parts.join(close ? '\n' : '\n\n') || ' ', ' '.repeat(marker.length));
    })
    .join(close ? '\n' : '\n\n');
}
