import type { BuiltPage, PageKind } from '../../html/page/built-page.ts';
import {
  attribute,
  findElement,
  findElements,
  hasClass,
  isElement,
  isText,
  type Element,
  type Node,
} from '../../html/page/dom.ts';
import { describingParts, elementAnchor, elementName, errorOf } from './element-record.ts';
import { slugOf } from '../format/slug.ts';
import { otherName } from './other-name.ts';
import { isMachineMade } from './is-machine-made.ts';
import { isLeftOut, plainText, separatesWords, tidy } from './plain-text.ts';
import { RecordList } from './record-list.ts';
import type { ExtractedPage } from './types.ts';

const headings = new Set(['h2', 'h3', 'h4']);

/** Reads what a page's element holds into records. */
function readContent(root: Element, kind: PageKind): RecordList {
  const list = new RecordList();
  const title = findElement(root, ({ tagName }) => tagName === 'h1');
  /** The record that text belongs to; undefined where the text is indexed elsewhere. */
  let section: number | undefined = list.add('page', title === undefined ? '' : plainText(title), '', 0);
  const write = (text: string, record: number | undefined): void => {
    const target = record === undefined ? undefined : list.records[record];
    if (target !== undefined) target.text += text;
  };

  function heading(element: Element): void {
    const hash = attribute(element, 'id');
    if (kind === 'operation') section = undefined;
    if (hash === undefined || kind === 'operation' || kind === 'category') return;
    const name = plainText(element);
    const level = Number(element.tagName.slice(1));
    // Types, methods and functions have headings of their own in a reference.
    // “Request: ListOrdersRequest”, unlike “Rules of commands”, whose anchor is a word of it.
    const isNamedAfterAnchor = name.includes(': ') && name.endsWith(` ${hash}`);
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
        const code = errorOf(node)?.code ?? '';
        if (/\d/.test(code)) list.records[record]?.names.add(code);
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

/** Pages that are about other pages, or about nothing that a reader would look for. */
const isLeft = ({ kind, route }: BuiltPage): boolean => kind === 'tags' || route === '/search';

/**
 * What search knows of a page: its titles, the elements that have an anchor, and their text. Undefined when nobody would look for
 * the page, and when it has no title of its own.
 */
export function extractPage(page: BuiltPage): ExtractedPage | undefined {
  if (isLeft(page)) return undefined;
  const { path: url, kind, content } = page;
  const prose = findElement(content, (element) => hasClass(element, 'theme-doc-markdown'));
  const { records } = readContent(prose ?? content, kind);
  if (records[0]?.title === '') return undefined;
  for (const record of records) {
    const isIndexedElsewhere = kind === 'category' || (kind === 'operation' && record.kind !== 'page');
    record.text = isIndexedElsewhere ? '' : tidy(record.text);
  }
  const crumbs = findElements(content, (element) => hasClass(element, 'breadcrumbs__link')).map(plainText);
  const about = findElement(
    page.document,
    (element) => element.tagName === 'meta' && attribute(element, 'name') === 'description',
  );
  return {
    url,
    kind,
    breadcrumbs: crumbs.filter((text) => text !== '').slice(0, -1),
    about: about === undefined ? undefined : attribute(about, 'content'),
    records,
  };
}
