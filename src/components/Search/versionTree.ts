import { trees, type TreeName } from '@site/product';
import { splitTree } from '@site/common/splitTree';

const names = Object.keys(trees) as TreeName[];

/**
 * The tree that a `version` parameter means: its path (`testnet`, `/testnet/`) or an address below it on this site. Undefined when
 * it names no tree. Throws 'Unexpected version url' for an address outside the site's origin: nothing may be fetched there.
 */
export function versionTree(version: string, origin: string): TreeName | undefined {
  let url: URL;
  try {
    url = new URL(version, `${origin}/`);
  } catch {
    throw new Error('Unexpected version url');
  }
  if (url.origin !== origin) throw new Error('Unexpected version url');
  const { tree } = splitTree(url.pathname);
  return tree ?? names.find((name) => trees[name].docsVersion === version);
}
