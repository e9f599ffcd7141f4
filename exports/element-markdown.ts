import { parseDocument } from '../html/page/built-page.ts';
import { attribute, findElement, type Element, type Node } from '../html/page/dom.ts';
import { blocks } from './markdown/blocks.ts';
import { table } from './markdown/table.ts';

const levelOf = (node: Node): number => Number(/^h([1-6])$/.exec(node.nodeName)?.[1] ?? 0);

/** A heading and what follows it up to the next one of the same or a higher level. */
function sectionFrom(heading: Element): Node[] {
  const siblings = heading.parentNode?.childNodes ?? [];
  const start = siblings.indexOf(heading);
  const level = levelOf(heading);
  const length = siblings.slice(start + 1).findIndex((node) => levelOf(node) > 0 && levelOf(node) <= level);
  return siblings.slice(start, length < 0 ? undefined : start + 1 + length);
}

/** A row with the head of its table, so that the columns keep their names. */
function rowAlone(row: Element): Element {
  let whole = row.parentNode as Element;
  while (whole.tagName !== 'table') whole = whole.parentNode as Element;
  const head = findElement(whole, ({ tagName }) => tagName === 'tr');
  return { ...whole, childNodes: [...(head === undefined || head === row ? [] : [head]), row] };
}

/**
 * One part of a built page as Markdown: the section under a heading, a row of a table, an entry of a list.
 *
 * @param html the whole document; @param path its path on the site; @param anchor id of the part, without `#`
 * @returns undefined when the page has no such part
 */
export function elementMarkdown(html: string, path: string, anchor: string): string | undefined {
  const found = findElement(parseDocument(html), (element) => attribute(element, 'id') === anchor);
  if (found === undefined) return undefined;
  if (found.tagName === 'tr') return table(rowAlone(found), path).join('\n\n');
  if (levelOf(found) > 0) return blocks(sectionFrom(found), path).join('\n\n');
  return blocks(found.childNodes, path).join('\n\n');
}
