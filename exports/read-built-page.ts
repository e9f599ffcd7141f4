import { parse } from 'parse5';
import { splitTree } from '../common/splitTree.ts';
import type { BuiltPage, PageHeading, PageKind } from './built-page.ts';
import { attribute, find, findAll, hasAttribute, hasClass, lineOf, type Element } from './dom.ts';
import { blocks } from './markdown/blocks.ts';
import { isSkipped } from './skipped.ts';

const headingTags = new Set(['h2', 'h3', 'h4', 'h5', 'h6']);

/** Everything inside an element that belongs to the page's own text. */
function own(element: Element, wanted: (element: Element) => boolean): Element[] {
  return findAll(element, (inner) => wanted(inner)).filter((inner) => !inside(inner, element));
}

function inside(element: Element, root: Element): boolean {
  for (let at = element; at !== root; at = at.parentNode as Element) if (isSkipped(at)) return true;
  return false;
}

function kindOf(route: string, path: string, content: Element): PageKind {
  if (path === '/' || route === '/') return 'landing';
  if (/^\/tags(?:\/|$)/.test(route)) return 'tags';
  if (/^\/category\//.test(route)) return 'category';
  if (path === route) return 'site';
  if (find(content, (element) => hasClass(element, 'operation')) !== undefined && route.startsWith('/api/rest/'))
    return 'operation';
  return find(content, (element) => hasClass(element, 'reference')) === undefined ? 'guide' : 'reference';
}

/** Some pages have a line above their title, some no title at all. */
function titleFirst(parts: readonly string[], title: string): string[] {
  const heading = parts.find((part) => part.startsWith('# '));
  return [heading ?? `# ${title}`, ...parts.filter((part) => part !== heading)];
}

/**
 * Reads a page of the built site.
 *
 * @param html the whole document
 * @param path its path on the site
 * @returns undefined when it has no content of its own (a redirect, say)
 */
export function readBuiltPage(html: string, path: string): BuiltPage | undefined {
  const document = parse(html, { scriptingEnabled: false });
  const content =
    find(document, (element) => hasAttribute(element, 'data-page')) ??
    find(document, ({ tagName }) => tagName === 'main');
  if (content === undefined) return undefined;
  const { tree, route } = splitTree(path);
  const heading = find(content, ({ tagName }) => tagName === 'h1');
  const head = (wanted: string): string => {
    const found = find(document, (element) => element.tagName === 'meta' && attribute(element, 'name') === wanted);
    return found === undefined ? '' : attribute(found, 'content');
  };
  const parts = blocks(content.childNodes, path);
  const title =
    heading === undefined ? lineOf(find(document, ({ tagName }) => tagName === 'title') ?? content) : lineOf(heading);
  const headings = own(content, (element) => headingTags.has(element.tagName) && attribute(element, 'id') !== '').map(
    (element): PageHeading => ({
      level: Number(element.tagName.slice(1)),
      title: lineOf(element),
      anchor: attribute(element, 'id'),
    }),
  );
  const changed = find(
    content,
    (element) => element.tagName === 'time' && attribute(element, 'itemprop') === 'dateModified',
  );
  return {
    path,
    tree,
    route,
    kind: kindOf(route, path, content),
    title,
    description: head('description'),
    sidebar: attribute(content, 'data-sidebar') || undefined,
    headings,
    tags: findAll(content, (element) => attribute(element, 'rel').includes('tag') && element.tagName === 'a')
      .filter((tag) => !/tagWithCount/.test(attribute(tag, 'class')))
      .map(lineOf),
    lastChange: changed === undefined ? undefined : attribute(changed, 'datetime'),
    anchors: own(content, (element) => attribute(element, 'id') !== '').map((element) => attribute(element, 'id')),
    markdown: `${titleFirst(parts, title).join('\n\n')}\n`,
  };
}
