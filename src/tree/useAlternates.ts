import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { trees, type TreeName } from '@site/product';
import { isInBothTrees } from './isInBothTrees';
import { splitTree } from '@site/common/splitTree';

const names = Object.keys(trees) as TreeName[];

/**
 * The other trees that hold the page being shown. In a production build the browser's copy of this module is
 * `useAlternates.browser.ts`: the list of all documents stays on the server.
 */
export function useAlternates(): readonly TreeName[] {
  const { pathname } = useLocation();
  const { alternateDocVersions } = useActiveDocContext(undefined);
  if (isInBothTrees(splitTree(pathname).route)) return names;
  return names.filter((name) => alternateDocVersions[trees[name].docsVersion] !== undefined);
}
