import { useLocation } from '@docusaurus/router';
import { loadedPage } from '@site/framework/instant-pages/runtime/loaded-pages';
import { trees, type TreeName } from '@site/product';
import { isInBothTrees } from './isInBothTrees';
import { splitTree } from '@site/common/splitTree';

const names = Object.keys(trees) as TreeName[];

/** The other trees that hold the page being shown, as the page itself says. */
export function useAlternates(): readonly TreeName[] {
  const { pathname } = useLocation();
  if (isInBothTrees(splitTree(pathname).route)) return names;
  const alternates = loadedPage(pathname)?.alternates ?? [];
  return names.filter((name) => alternates.includes(name));
}
