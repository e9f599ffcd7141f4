/** Route of a page under concepts/, without the tree's prefix; undefined for a file elsewhere. */
export function conceptRoute(file: string): string | undefined {
  const [, name] = /[\\/](concepts[\\/].+)\.mdx?$/.exec(file) ?? [];
  return name === undefined ? undefined : `/${name.replaceAll('\\', '/').replace(/\/index$/, '')}`;
}
