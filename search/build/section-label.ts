import { navigation } from '../../product.ts';
import { splitTree } from '../../common/splitTree.ts';

/** What the navigation bar calls the part of the tree that a page stands in; undefined outside all of them. */
export function sectionLabel(url: string): string | undefined {
  const { route } = splitTree(url);
  return navigation.find(({ section }) =>
    [section, `/category${section}`].some((start) => route === start || route.startsWith(`${start}/`)),
  )?.label;
}
