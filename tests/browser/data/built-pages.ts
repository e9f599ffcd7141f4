import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { filesOf } from '../../../delivery/files-of.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

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

const value = (element: Element, name: string): string =>
  element.attrs.find((entry) => entry.name === name)?.value ?? '';
const isAside = (element: Element): boolean =>
  ['script', 'style', 'nav', 'button', 'noscript', 'svg', 'math'].includes(element.tagName) ||
  value(element, 'class')
    .split(' ')
    .some((name) => aside.includes(name));

/** Elements below a node that belong to the page's own text. */
export function below(node: Node, tagNames: readonly string[]): Element[] {
  if (!('childNodes' in node)) return [];
  return node.childNodes.flatMap((child) => {
    if (!('tagName' in child) || isAside(child)) return [];
    return [...(tagNames.includes(child.tagName) ? [child] : []), ...below(child, tagNames)];
  });
}

export function textOf(node: Node): string {
  if ('value' in node) return node.value;
  if ('tagName' in node && isAside(node)) return '';
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

function firstWith(node: Node, wanted: (element: Element) => boolean): Element | undefined {
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    if ('tagName' in child && wanted(child)) return child;
    const found = firstWith(child, wanted);
    if (found !== undefined) return found;
  }
  return undefined;
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
      path: `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`,
      html: readFileSync(path.join('build', file), 'utf8'),
    }))
    .filter(({ html }) => /<main[\s>]/.test(html));
}

/** The part of a page that is its own, read anew: `[data-page]`, or `<main>` where the page is React's. */
export function contentOf({ html }: Page): Element {
  const document = parse(html, { scriptingEnabled: false });
  const content =
    firstWith(document, (element) => element.attrs.some(({ name }) => name === 'data-page')) ??
    firstWith(document, ({ tagName }) => tagName === 'main');
  if (content === undefined) throw new Error('The page has no content.');
  return content;
}

export const attributeOf = value;
