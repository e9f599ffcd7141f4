/** The lists of pages by tag; their names stand in docs/tags.yml. */
const tagLists: readonly string[] = ['/tags', '/tags/asset', '/tags/governance'];

/** Whether a route within a tree is that of a page that each tree has, though no document is behind it. */
export function isInBothTrees(route: string): boolean {
  return route === '/' || tagLists.includes(route);
}
