import { loadNetwork } from '../../networks/index.ts';
import { trees, type TreeName } from '../../product.ts';
import type { VersionDifferences } from '../../reference/differences/versions/version-differences.ts';
import type { ReferenceLinks } from '../../reference/links/reference-links.ts';
import type { PageExport } from '../page-export.ts';
import { markdownPath } from '../markdown-path.ts';
import { elementsOf } from './elements.ts';
import { INDEX_FORMAT, type IndexedPage, type TreeData } from './types.ts';

/** What `/<tree>/index.json` holds: every page of the tree and every element of its reference. */
export function treeData(
  tree: TreeName,
  pages: readonly PageExport[],
  links: ReferenceLinks,
  versions: VersionDifferences,
): TreeData {
  const own = pages.filter((page) => page.tree === tree);
  return {
    $schema: '/index.schema.json',
    format: INDEX_FORMAT,
    tree: trees[tree].path,
    label: trees[tree].label,
    release: trees[tree].release.version,
    chainId: loadNetwork(tree).chainId,
    pages: own.map(({ path, title, description, kind, sidebar, tags, lastChange, headings }): IndexedPage => ({
      path,
      markdown: markdownPath(path),
      title,
      description,
      kind: kind === 'glossary' ? 'guide' : kind,
      sidebar: sidebar ?? null,
      tags,
      lastChange: lastChange ?? null,
      headings,
    })),
    elements: elementsOf(trees[tree].path, links, versions),
  };
}
