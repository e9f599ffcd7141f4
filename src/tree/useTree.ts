import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useDocsPreferredVersion } from '@docusaurus/plugin-content-docs/client';
import { defaultTree, trees, type TreeName } from '@site/product';
import { splitTree } from '@site/common/splitTree';
import { useAlternates } from './useAlternates';
import { searchedTree } from './searchedTree';

const names = Object.keys(trees) as TreeName[];

/** The tree that links of the page lead to: the page's own, else the one that is searched, else the reader's last choice, else the default. */
export function useTree(): TreeName {
  const { pathname, search } = useLocation();
  const isBrowser = useIsBrowser();
  // The not-found page was built without knowing its address: it may be read only once the page is taken over.
  const pageExists = useAlternates().length > 0;
  const { preferredVersion } = useDocsPreferredVersion();
  const own = isBrowser || pageExists ? splitTree(pathname).tree : undefined;
  const searched = isBrowser ? searchedTree(pathname, search) : undefined;
  return own ?? searched ?? names.find((name) => trees[name].docsVersion === preferredVersion?.name) ?? defaultTree;
}
