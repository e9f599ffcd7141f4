/** Where things are in an archive. */
export interface ArchivePlaces {
  /** The tree's path on the site, such as `mainnet`. */
  readonly tree: string;
  /** Files of the built site. */
  readonly files: ReadonlySet<string>;
  /** Origin of the published site: what the archive does not hold is linked there. */
  readonly origin: string;
}

/** File in the archive for a page or file of the site: the tree's pages at the top, shared files below `site/`. */
export function archiveFile(file: string, tree: string): string | undefined {
  if (file === `${tree}.html`) return 'index.html';
  if (file.startsWith(`${tree}/`) && file.endsWith('.html')) return file.slice(tree.length + 1);
  return /^(?:assets\/(?:css|fonts|images)|img)\//.test(file) ? `site/${file}` : undefined;
}

/** The path from one file of the archive to another. */
export function relativePath(from: string, to: string): string {
  const here = from.split('/').slice(0, -1);
  const there = to.split('/');
  let shared = 0;
  while (shared < here.length && here[shared] === there[shared]) shared += 1;
  return [...here.slice(shared).map(() => '..'), ...there.slice(shared)].map((part) => encodeURI(part)).join('/');
}

/**
 * An address of a page as it must stand in the archive: relative for what the archive holds, the published site's for the
 * rest of it; hashes and other origins stay.
 * @param from file in the archive that holds the address
 */
export function archiveAddress(address: string, from: string, { tree, files, origin }: ArchivePlaces): string {
  if (!address.startsWith('/') || address.startsWith('//')) return address;
  const [, path = '/', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  if (path === '/') return `${relativePath(from, 'index.html')}${hash}`;
  const name = decodeURI(path.slice(1));
  const file = files.has(name) ? name : `${name}.html`;
  const target = files.has(file) ? archiveFile(file, tree) : undefined;
  return target === undefined ? `${origin}${path}${query}${hash}` : `${relativePath(from, target)}${hash}`;
}
