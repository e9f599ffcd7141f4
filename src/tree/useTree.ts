import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useDocsPreferredVersion } from '@docusaurus/plugin-content-docs/client';
import { defaultTree, trees, type TreeName } from '@site/product';
import { splitTree } from './splitTree';
import { useAlternates } from './useAlternates';

const names = Object.keys(trees) as TreeName[];

/** The tree that links of the page lead to: the page's own, else the reader's last choice, else the default. */
export function useTree(): TreeName {
  const { pathname } = useLocation();
  const isBrowser = useIsBrowser();
  // The not-found page was built without knowing its address: it may be read only once the page is taken over.
  const pageExists = useAlternates().length > 0;
  const { preferredVersion } = useDocsPreferredVersion();
  const own = isBrowser || pageExists ? splitTree(pathname).tree : undefined;
  return own ?? names.find((name) => trees[name].docsVersion === preferredVersion?.name) ?? defaultTree;
}
