import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'parse5';
import { filesOf } from '../../common/files-of.ts';
import { splitTree } from '../../common/splitTree.ts';
import type { TreeName } from '../../product.ts';
import { attribute, findElement, hasClass, type Document, type Element } from './dom.ts';

/**
 * What a page is. `guide`: written by hand; `glossary`: short definitions of what guides explain; `operation`: a REST operation;
 * `reference`: made from definitions; `category`: cards that lead to other pages; `landing`: the first page of the site or of a
 * tree; `tags`: lists of pages by tag; `site`: about the site itself.
 */
export type PageKind = 'guide' | 'glossary' | 'operation' | 'reference' | 'category' | 'landing' | 'tags' | 'site';

/** A page as the build made it, parsed: the one form in which search, Markdown, policy, archives and tests read it. */
export interface BuiltPage {
  /** Path on the site, `/mainnet/concepts/governance`. */
  readonly path: string;
  readonly tree: TreeName | undefined;
  /** Path inside the tree, `/` for its first page; the same as `path` outside the trees. */
  readonly route: string;
  readonly kind: PageKind;
  readonly document: Document;
  /** The part of the document that is the page's own: `[data-page]`, or `<main>` where React renders the page. */
  readonly content: Element;
}

/** A document of the site as a browser without scripts sees it: what stands in `<noscript>` is markup. */
export const parseDocument = (html: string): Document => parse(html, { scriptingEnabled: false });

function kindOf(path: string, route: string, content: Element): PageKind {
  if (path === '/' || route === '/') return 'landing';
  if (/^\/tags(?:\/|$)/.test(route)) return 'tags';
  if (/^\/category\//.test(route)) return 'category';
  if (path === route) return 'site';
  if (route.endsWith('/glossary')) return 'glossary';
  const holds = (name: string): boolean => findElement(content, (element) => hasClass(element, name)) !== undefined;
  if (route.startsWith('/api/rest/') && holds('operation')) return 'operation';
  return holds('reference') ? 'reference' : 'guide';
}

/**
 * A parsed document as a page of the site.
 *
 * @param path its path on the site, which begins with `/`
 * @returns undefined when it has no content of its own (a redirect, say)
 */
export function builtPage(document: Document, path: string): BuiltPage | undefined {
  const content =
    findElement(document, (element) => attribute(element, 'data-page') !== undefined) ??
    findElement(document, ({ tagName }) => tagName === 'main');
  if (content === undefined) return undefined;
  const { tree, route } = splitTree(path);
  return { path, tree, route, kind: kindOf(path, route, content), document, content };
}

/** The path on the site of a built file: `mainnet/concepts.html` is at `/mainnet/concepts`. */
export const pathOfFile = (file: string): string => `/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`;

/** The built file of a page, from its path on the site. */
export const fileOfPath = (page: string): string => (page === '/' ? 'index.html' : `${page.slice(1)}.html`);

export interface BuiltFile {
  /** Relative to the site, with forward slashes. */
  readonly file: string;
  readonly html: string;
  readonly document: Document;
  /** Undefined when the file has no content of its own (a redirect), and for the not-found page. */
  readonly page: BuiltPage | undefined;
}

/** The HTML files of a built site, sorted, each parsed once and only when it is asked for: together they would fill the memory. */
export function* builtFiles(site: string): Generator<BuiltFile> {
  for (const file of filesOf(site, (name) => name.endsWith('.html'))) {
    const html = readFileSync(path.join(site, file), 'utf8');
    const document = parseDocument(html);
    yield { file, html, document, page: file === '404.html' ? undefined : builtPage(document, pathOfFile(file)) };
  }
}
