import { parseFragment } from 'parse5';
import { attribute, classNames, findElement, findElements, isElement, isText, type Element, type Node } from './dom.ts';
import { describingParts, elementAnchor, elementName } from './element-record.ts';
import { slugOf } from '../format/slug.ts';
import { otherName } from './other-name.ts';
import { isMachineMade, pageKind, type PageKind } from './page-kind.ts';
import { isLeftOut, plainText, separatesWords, tidy } from './plain-text.ts';
import { RecordList } from './record-list.ts';
import type { ExtractedPage } from './types.ts';

const headings = new Set(['h2', 'h3', 'h4']);
const hasClass = (name: string) => (element: Element) => classNames(element).includes(name);

/** Reads what a page's element holds into records. */
function readContent(root: Element, kind: PageKind): RecordList {
  const list = new RecordList();
  const title = findElement(root.childNodes, ({ tagName }) => tagName === 'h1');
  /** The record that text belongs to; undefined where the text is indexed elsewhere. */
  let section: number | undefined = list.add('page', title === undefined ? '' : plainText(title), '', 0);
  const write = (text: string, record: number | undefined): void => {
    const target = record === undefined ? undefined : list.records[record];
    if (target !== undefined) target.text += text;
  };

  function heading(element: Element): void {
    const hash = attribute(element, 'id');
    if (kind === 'operation') section = undefined;
    if (hash === undefined || kind === 'operation' || kind === 'list') return;
    const name = plainText(element);
    const level = Number(element.tagName.slice(1));
    // Types, methods and functions have headings of their own in a reference.
    const isNamedAfterAnchor = /\s/.test(name) && name.endsWith(` ${hash}`);
    const isIdentifier =
      kind === 'reference' && (isNamedAfterAnchor || (!/\s/.test(name) && (level > 2 || hash !== slugOf(name))));
    section = list.addHeading(isIdentifier ? 'identifier' : 'heading', isNamedAfterAnchor ? hash : name, hash, level);
  }

  /** Reads nodes into the section, or into the record of the element around them. */
  function read(nodes: readonly Node[], around?: number): void {
    for (const node of nodes) {
      if (isText(node)) write(node.value, around ?? section);
      if (!isElement(node) || isLeftOut(node) || node === title) continue;
      if (isMachineMade(kind) && (node.tagName === 'figure' || node.tagName === 'thead')) continue;
      if (headings.has(node.tagName)) {
        heading(node);
        continue;
      }
      const anchor = elementAnchor(node, kind);
      if (anchor !== undefined) {
        const record = list.addElement(elementName(node, anchor), anchor, around ?? section ?? 0);
        read(describingParts(node), record);
        continue;
      }
      const name = otherName(node);
      if (name !== undefined) list.records[around ?? section ?? 0]?.names.add(name);
      const space = separatesWords(node) ? ' ' : '';
      write(space, around ?? section);
      read(node.childNodes, around);
      write(space, around ?? section);
    }
  }

  read(root.childNodes);
  return list;
}

/**
 * Reads a built page: its titles, the elements that have an anchor, and their text. `url` is its path on the site and `route` the
 * path inside its tree. Undefined when the page has no title of its own (a redirect, say).
 */
export function readPage(html: string, url: string, route: string): ExtractedPage | undefined {
  const start = html.indexOf('<main');
  const end = html.indexOf('</main>', start);
  if (start < 0 || end < 0) return undefined;
  const main = parseFragment(html.slice(start, end)).childNodes;
  const root = findElement(main, (element) => attribute(element, 'data-page') !== undefined) ?? main.find(isElement);
  if (root === undefined) return undefined;
  const kind = pageKind(route, findElement(root.childNodes, hasClass('reference')) !== undefined);
  const { records } = readContent(findElement(root.childNodes, hasClass('theme-doc-markdown')) ?? root, kind);
  if (records[0]?.title === '') return undefined;
  for (const record of records) {
    const isIndexedElsewhere = kind === 'list' || (kind === 'operation' && record.kind !== 'page');
    record.text = isIndexedElsewhere ? '' : tidy(record.text);
  }
  const crumbs = findElements(root.childNodes, hasClass('breadcrumbs__link')).map(plainText);
  return { url, kind, breadcrumbs: crumbs.filter((text) => text !== '').slice(0, -1), records };
}
