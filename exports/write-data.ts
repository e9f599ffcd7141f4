import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { loadNetwork } from '../networks/index.ts';
import { trees, type TreeName } from '../product.ts';
import type { VersionDifferences } from '../reference/differences/versions/version-differences.ts';
import type { ReferenceLinks } from '../reference/links/reference-links.ts';
import { indexSchema } from './index/schema.ts';
import { treeData } from './index/tree-data.ts';
import { fullText } from './llms/full-text.ts';
import { siteIndex } from './llms/site-index.ts';
import { fullName, treeIndex } from './llms/tree-index.ts';
import type { PageExport } from './page-export.ts';
import { sectionsOf } from './sections.ts';
import { markdownPath } from './markdown-path.ts';
import { withSource } from './with-source.ts';

export interface DataSummary {
  readonly twins: number;
  readonly elements: number;
}

/**
 * Writes what programs read into a built site: a Markdown export for each page, llms.txt and full texts, index.json and its schema.
 *
 * @param site folder of the built site
 * @param pages all its pages, sorted by file
 * @param generated folder that `npm run generate` writes
 */
export function writeData(
  site: string,
  pages: readonly PageExport[],
  generated: string,
  sidebarsOf: (tree: TreeName) => SidebarsConfig,
): DataSummary {
  const write = (file: string, content: string): void => {
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    writeFileSync(path.join(site, file), content);
  };
  for (const page of pages) write(markdownPath(page.path), withSource(page));
  write('llms.txt', siteIndex(pages));
  write('index.schema.json', `${JSON.stringify(indexSchema, null, 1)}\n`);
  const versions = JSON.parse(readFileSync(path.join(generated, 'changes.json'), 'utf8')) as VersionDifferences;
  let elements = 0;
  for (const tree of Object.keys(trees) as TreeName[]) {
    const links = JSON.parse(readFileSync(path.join(generated, 'links', `${tree}.json`), 'utf8')) as ReferenceLinks;
    const folder = trees[tree].path;
    const sections = sectionsOf(
      tree,
      pages.filter(({ kind }) => kind !== 'tags'),
      sidebarsOf(tree),
    );
    write(`${folder}/llms.txt`, treeIndex(tree, loadNetwork(tree).label, sections));
    for (const section of sections) write(`${folder}/${fullName(section)}`, fullText(tree, section));
    const data = treeData(tree, pages, links, versions);
    elements += data.elements.length;
    write(`${folder}/index.json`, `${JSON.stringify(data)}\n`);
  }
  return { twins: pages.length, elements };
}
