import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from '../../../common/files-of.ts';
import { builtPage, parseDocument, pathOfFile } from '../../../html/page/built-page.ts';
import {
  attribute,
  findElements,
  hasClass,
  isElement,
  type Element,
  type Node,
  type Parent,
} from '../../../html/page/dom.ts';

/** Parts of a page that are not its subject: controls, navigation, and what a script has to fill in. */
const aside = [
  'hash-link',
  'theme-doc-footer',
  'theme-doc-version-banner',
  'pagination-nav',
  'page-menu',
  'toc-mobile',
  'theme-doc-toc-desktop',
  'filter',
  'problem',
  'calculator__actions',
  'type-index',
];

const asideTags = new Set(['script', 'style', 'nav', 'button', 'noscript', 'svg', 'math']);
const isAside = (element: Element): boolean =>
  asideTags.has(element.tagName) || aside.some((name) => hasClass(element, name));

/** Elements below a node that belong to the page's own text. */
export const below = (node: Parent, tagNames: readonly string[]): Element[] =>
  findElements(node, ({ tagName }) => tagNames.includes(tagName), isAside);

export function textOf(node: Node | Parent): string {
  if ('value' in node) return node.value;
  if (isElement(node) && isAside(node)) return '';
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

export interface Page {
  /** File of the page in the build, `mainnet/concepts.html`. */
  readonly file: string;
  readonly path: string;
  readonly html: string;
}

/** Every page of the built site but the not-found page and redirects. */
export function builtPages(): Page[] {
  return filesOf('build', (file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => ({
      file,
      path: pathOfFile(file),
      html: readFileSync(path.join('build', file), 'utf8'),
    }))
    .filter(({ html }) => /<main[\s>]/.test(html));
}

/** The part of a page that is its own, parsed anew: kept, those of all pages would fill the memory. */
export function contentOf({ html, path: at }: Page): Element {
  const page = builtPage(parseDocument(html), at);
  if (page === undefined) throw new Error(`${at} has no content.`);
  return page.content;
}

export const attributeOf = (element: Element, name: string): string => attribute(element, name) ?? '';
