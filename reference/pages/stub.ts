import { editUrl, type Release, type TreeName } from '../../product.ts';
import { fillInRelease } from '../render/placeholders.ts';
import type { ReferencePage } from './reference-page.ts';

/** The MDX file that gives a generated page its place in Docusaurus; its body is inlined when the site is built. */
export function stub(page: ReferencePage, tree: TreeName, release: Release): string {
  const frontMatter = {
    title: page.title,
    description: page.description,
    sidebar_label: page.sidebarLabel,
    slug: page.route,
    custom_edit_url: editUrl(fillInRelease(page.source, release)),
  };
  const lines = Object.entries(frontMatter).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return [
    '---',
    ...lines,
    '---',
    '',
    `export const toc = ${JSON.stringify(page.toc)};`,
    '',
    `<Reference file="${tree}${page.route}" />`,
    '',
  ].join('\n');
}
