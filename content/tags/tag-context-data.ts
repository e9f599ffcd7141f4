import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageFolders } from '../../common/page-folders.ts';
import type { TreeName } from '../../product.ts';
import type { ReferenceLinks } from '../../reference/links/reference-links.ts';
import { loadNetwork, type Network } from '../../networks/index.ts';

/** Everything that tags read, for the tree that a page belongs to. */
export interface TagContextData {
  readonly siteDir: string;
  readonly tree: TreeName;
  readonly network: Network;
  readonly links: ReferenceLinks;
}

const ofMainnet = Object.values(pageFolders.mainnet).map(
  (folder: string) => `${path.sep}${path.normalize(folder)}${path.sep}`,
);

/** The tree a source file belongs to: what stands in a folder of mainnet's pages is mainnet, everything else testnet. */
export function treeOf(file: string): TreeName {
  return ofMainnet.some((folder) => file.includes(folder)) ? 'mainnet' : 'testnet';
}

const cachedLinks = new Map<string, ReferenceLinks>();

function loadLinks(siteDir: string, tree: TreeName): ReferenceLinks {
  const file = path.join(siteDir, '.generated', 'links', `${tree}.json`);
  const known = cachedLinks.get(file);
  if (known !== undefined) return known;
  if (!existsSync(file)) {
    throw new Error(
      `.generated/links/${tree}.json is missing: run \`npm run generate\` before the pages are compiled.`,
    );
  }
  const links = JSON.parse(readFileSync(file, 'utf8')) as ReferenceLinks;
  cachedLinks.set(file, links);
  return links;
}

/** Facts for the page in `file`. Throws when the generated link table is missing. */
export function readTagContextData(siteDir: string, file: string): TagContextData {
  const tree = treeOf(file);
  return { siteDir, tree, network: loadNetwork(tree), links: loadLinks(siteDir, tree) };
}
