import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { trees, type TreeName } from '../../product.ts';
import { loadNetwork, type Network } from '../../networks/index.ts';

/** Where reference elements live: name → route with anchor, without the tree's prefix. Written by `npm run generate`. */
export interface ReferenceLinks {
  readonly operations: Readonly<Record<string, { route: string; title: string; method: string; path: string }>>;
  readonly types: Readonly<Record<string, string>>;
  readonly gql: Readonly<Record<string, string>>;
  readonly wallet: Readonly<Record<string, string>>;
  readonly commands: Readonly<Record<string, string>>;
  readonly params: Readonly<Record<string, string>>;
}

/** Everything that tags read, for the tree that a page belongs to. */
export interface Facts {
  readonly siteDir: string;
  readonly tree: TreeName;
  readonly network: Network;
  readonly links: ReferenceLinks;
}

const archived = path.join('versioned_docs', `version-${trees.mainnet.docsVersion}`);

/** The tree a source file belongs to: the archive is mainnet, everything else testnet. */
export function treeOf(file: string): TreeName {
  return file.includes(archived) ? 'mainnet' : 'testnet';
}

let cachedLinks: { readonly siteDir: string; readonly links: ReferenceLinks } | undefined;

function loadLinks(siteDir: string): ReferenceLinks {
  if (cachedLinks?.siteDir === siteDir) return cachedLinks.links;
  const file = path.join(siteDir, '.generated', 'links.json');
  if (!existsSync(file)) {
    throw new Error('.generated/links.json is missing: run `npm run generate` before the pages are compiled.');
  }
  const links = JSON.parse(readFileSync(file, 'utf8')) as ReferenceLinks;
  cachedLinks = { siteDir, links };
  return links;
}

/** Facts for the page in `file`. Throws when the generated link table is missing. */
export function factsFor(siteDir: string, file: string): Facts {
  const tree = treeOf(file);
  return { siteDir, tree, network: loadNetwork(tree), links: loadLinks(siteDir) };
}
