import { attribute, find, findAll, hasClass, lineOf, type Element } from '../dom.ts';
import { escapeText } from './escape.ts';

/** The cards of a category page: a list of links with what stands on the card. */
export function cards(element: Element): string {
  return findAll(element, (inner) => hasClass(inner, 'card'))
    .map((card) => {
      const title = find(card, (inner) => hasClass(inner, 'theme-doc-card-title')) ?? card;
      const text = find(card, (inner) => hasClass(inner, 'theme-doc-card-description'));
      const description = text === undefined ? '' : attribute(text, 'title') || lineOf(text);
      return `- [${escapeText(lineOf(title))}](${attribute(card, 'href')})${description === '' ? '' : `: ${escapeText(description)}`}`;
    })
    .join('\n');
}
