import { useLocation } from '@docusaurus/router';
import { useDocsPreferredVersion } from '@docusaurus/plugin-content-docs/client';
import { defaultTree, trees, type TreeName } from '@site/product';
import { splitTree } from './splitTree';

const names = Object.keys(trees) as TreeName[];

/** The tree that links of the page lead to: the page's own, else the reader's last choice, else the default. */
export function useTree(): TreeName {
  const { pathname } = useLocation();
  const { preferredVersion } = useDocsPreferredVersion();
  const own = splitTree(pathname).tree;
  return own ?? names.find((name) => trees[name].docsVersion === preferredVersion?.name) ?? defaultTree;
}
