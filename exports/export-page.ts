import type { BuiltPage } from '../html/page/built-page.ts';
import { attribute, findElement, findElements, lineOf } from '../html/page/dom.ts';
import { blocks } from './markdown/blocks.ts';
import type { PageExport, PageHeading } from './page-export.ts';
import { isSkipped } from './skipped.ts';

const headingTags = new Set(['h2', 'h3', 'h4', 'h5', 'h6']);

/** Some pages have a line above their title, some no title at all. */
function titleFirst(parts: readonly string[], title: string): string[] {
  const heading = parts.find((part) => part.startsWith('# '));
  return [heading ?? `# ${title}`, ...parts.filter((part) => part !== heading)];
}

/** What programs are told about a page: its Markdown, and what it holds that can be linked to. */
export function exportPage({ path, tree, route, kind, document, content }: BuiltPage): PageExport {
  const named = findElement(content, ({ tagName }) => tagName === 'h1');
  const title = lineOf(named ?? findElement(document, ({ tagName }) => tagName === 'title') ?? content);
  const description = findElement(
    document,
    (element) => element.tagName === 'meta' && attribute(element, 'name') === 'description',
  );
  const changed = findElement(
    content,
    (element) => element.tagName === 'time' && attribute(element, 'data-changed') !== undefined,
  );
  const linkable = findElements(content, (element) => (attribute(element, 'id') ?? '') !== '', isSkipped);
  return {
    path,
    tree,
    route,
    kind,
    title,
    description: (description && attribute(description, 'content')) ?? '',
    sidebar: attribute(content, 'data-sidebar') || undefined,
    headings: linkable
      .filter(({ tagName }) => headingTags.has(tagName))
      .map((element): PageHeading => ({
        level: Number(element.tagName.slice(1)),
        title: lineOf(element),
        anchor: attribute(element, 'id') ?? '',
      })),
    tags: findElements(
      content,
      (element) => element.tagName === 'a' && (attribute(element, 'rel')?.includes('tag') ?? false),
    )
      .filter((tag) => !/tagWithCount/.test(attribute(tag, 'class') ?? ''))
      .map(lineOf),
    lastChange: changed && attribute(changed, 'datetime'),
    anchors: linkable.map((element) => attribute(element, 'id') ?? ''),
    markdown: `${titleFirst(blocks(content.childNodes, path), title).join('\n\n')}\n`,
  };
}
