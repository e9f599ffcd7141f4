import { attribute, classesOf, type Element } from '../html/page/dom.ts';

const tags = new Set(['script', 'style', 'nav', 'button', 'template', 'noscript', 'svg', 'link', 'meta']);

/** Parts of a page that are about the site rather than about the page's subject, or that only work on a screen. */
const classes = new Set([
  'hash-link',
  'code-bar',
  'filter',
  'tree-buttons',
  'call-tools',
  'type-index',
  'toc-mobile',
  'theme-doc-toc-mobile',
  'theme-doc-toc-desktop',
  'theme-doc-footer',
  'pagination-nav',
  'theme-doc-version-banner',
  'theme-doc-card-icon',
  'admonitionIcon',
  'page-menu',
  'calculator__actions',
  'lesson__player',
  'problem',
]);

/** Whether an element and what it holds stay out of a page's Markdown. */
export function isSkipped(element: Element): boolean {
  if (tags.has(element.tagName) || attribute(element, 'aria-hidden') === 'true') return true;
  return classesOf(element).some((name) => classes.has(name));
}
