import { product, trees, type TreeName } from '../../product.ts';
import type { Section } from '../sections.ts';
import { withSource } from '../with-source.ts';

/** `/<tree>/llms-full-<section>.txt`: the pages of a section one after another. */
export function fullText(tree: TreeName, section: Section): string {
  const title = `${product.title}, ${trees[tree].label}: ${section.title}`;
  return (
    [
      `<!-- ${title}. ${section.pages.length} pages; each begins with its title and path. -->`,
      ...section.pages.map((page) => withSource(page).trimEnd()),
    ].join('\n\n---\n\n') + '\n'
  );
}
