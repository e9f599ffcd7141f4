import { isElement, type Element } from '../../html/page/dom.ts';
import type { Blocks } from './types.ts';
import { inline } from './inline.ts';

/** Terms and what they are: one entry a term, with the definition behind it on the same line where it is one line. */
export function definitionList(element: Element, page: string, blocks: Blocks): string[] {
  const parts = element.childNodes
    .filter(isElement)
    .flatMap((child) => (child.tagName === 'div' ? child.childNodes.filter(isElement) : [child]));
  const entries: string[] = [];
  for (const part of parts) {
    if (part.tagName === 'dt') entries.push(`- **${inline(part.childNodes, page).trim()}:**`);
    else if (part.tagName === 'dd') {
      const [first = '', ...rest] = blocks(part.childNodes, page);
      const line = `${entries.pop() ?? '-'} ${first}`;
      entries.push([line, ...rest].join('\n\n').replaceAll(/\n(?=[^\n])/g, '\n  '));
    }
  }
  return entries.length === 0 ? [] : [entries.join('\n')];
}
