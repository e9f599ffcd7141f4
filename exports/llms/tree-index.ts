import { product, trees, type TreeName } from '../../product.ts';
import type { Section } from '../sections.ts';
import { linkList } from './link-list.ts';

/** Name of the file with the full text of a section. */
export const fullName = (section: Section): string => `llms-full-${section.id}.txt`;

/** `/<tree>/llms.txt`: all pages of a tree, by section. */
export function treeIndex(tree: TreeName, label: string, sections: readonly Section[]): string {
  const { path } = trees[tree];
  const parts = sections.map(
    (section) =>
      `- [${section.title}](${product.url}/${path}/${fullName(section)}): ${section.pages.length} ${section.pages.length === 1 ? 'page' : 'pages'} in one file`,
  );
  return (
    [
      `# ${product.title}: ${trees[tree].label}`,
      `> ${product.description} The endpoints, addresses and parameter values in these pages are those of ${label}.`,
      `Every page is at the same path without \`.md\` as a web page. [Pages, headings and API elements as JSON](${product.url}/${path}/index.json), described by [a JSON Schema](${product.url}/index.schema.json).`,
      ...sections.map((section) => `## ${section.title}\n\n${linkList(section.pages)}`),
      `## Full text\n\n${parts.join('\n')}`,
    ].join('\n\n') + '\n'
  );
}
