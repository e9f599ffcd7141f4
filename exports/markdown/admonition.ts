import { classesOf, findElement, hasClass, lineOf, type Element } from '../../html/page/dom.ts';
import type { Blocks } from './types.ts';
import { escapeText } from './escape.ts';

/** An admonition: what it is (and its title, where it has one) in bold, then what it says. It is to be quoted. */
export function admonition(element: Element, page: string, blocks: Blocks): string[] {
  const kind =
    classesOf(element)
      .map((name) => /^theme-admonition-(\w+)$/.exec(name)?.[1])
      .find((name) => name !== undefined) ?? 'note';
  const heading = findElement(element, (inner) => hasClass(inner, 'admonitionHeading'));
  const content = findElement(element, (inner) => hasClass(inner, 'admonitionContent'));
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  const title = heading === undefined ? '' : lineOf(heading);
  const label = title === '' || title.toLowerCase() === kind ? name : `${name}: ${escapeText(title)}`;
  return [`**${label}**`, ...blocks(content?.childNodes ?? [], page)];
}
