import { attribute, findElement, findElements, hasClass, lineOf, type Element } from '../../html/page/dom.ts';
import { escapeText } from './escape.ts';

/** The cards of a category page: a list of links with what stands on the card. */
export function cards(element: Element): string {
  return findElements(element, (inner) => hasClass(inner, 'card'))
    .map((card) => {
      const title = findElement(card, (inner) => hasClass(inner, 'theme-doc-card-title')) ?? card;
      const text = findElement(card, (inner) => hasClass(inner, 'theme-doc-card-description'));
      const description = text === undefined ? '' : (attribute(text, 'title') ?? '') || lineOf(text);
      return `- [${escapeText(lineOf(title))}](${attribute(card, 'href') ?? ''})${description === '' ? '' : `: ${escapeText(description)}`}`;
    })
    .join('\n');
}
