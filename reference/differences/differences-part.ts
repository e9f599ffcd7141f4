import { loadNetwork } from '../../networks/index.ts';
import type { Release, TreeName } from '../../product.ts';
import { loadParameters } from '../parameters/load-parameters.ts';
import type { ReferenceLinks } from '../links/reference-links.ts';
import type { ReferencePage } from '../pages/reference-page.ts';
import type { SidebarItem } from '../pages/rest-sidebar.ts';
import type { ReferencePart } from '../parts/reference-part.ts';
import { changesPages, type Side } from './changes/changes-pages.ts';
import { networkDifferences, type NetworkDifferences } from './networks/network-differences.ts';
import { differencesPage } from './page/differences-page.ts';
import { versionDifferences, type VersionDifferences } from './versions/version-differences.ts';

export interface DifferencesPart extends ReferencePart {
  readonly networks: NetworkDifferences;
  readonly versions: VersionDifferences;
}

const item = ({ route, sidebarLabel }: ReferencePage): SidebarItem => ({
  type: 'doc',
  id: route.slice(1),
  label: sidebarLabel,
});

/** The pages of changes in the sidebar: what sums them up holds the others. */
function changesItem([overview, ...families]: readonly ReferencePage[]): SidebarItem[] {
  if (overview === undefined) return [];
  const link = { type: 'doc', id: overview.route.slice(1) } as const;
  return [{ type: 'category', label: overview.sidebarLabel, link, items: families.map(item) }];
}

/**
 * The page of differences between the networks, the pages of changes between their releases, and both as JSON.
 *
 * @param links elements of each tree's reference
 */
export async function differencesPart(
  root: string,
  releases: Readonly<Record<TreeName, Release>>,
  links: Readonly<Record<TreeName, ReferenceLinks>>,
): Promise<DifferencesPart> {
  const [mainnet, testnet] = [loadNetwork('mainnet'), loadNetwork('testnet')];
  const own = loadParameters(releases.testnet, root);
  const earlier = new Set(
    releases.mainnet.folder === releases.testnet.folder
      ? own.map(({ key }) => key)
      : loadParameters(releases.mainnet, root).map(({ key }) => key),
  );
  // A parameter that only one of the releases has is a change of the APIs, not a difference of values.
  const parameters = own.filter(({ key }) => earlier.has(key));
  const networks = networkDifferences(parameters, mainnet, testnet);
  const versions = await versionDifferences(root, Object.values(releases));
  const page = differencesPage(networks, versions, mainnet, testnet, releases);
  const side = (tree: TreeName): Side => ({ tree, release: releases[tree], links: links[tree] });
  const testnetIsLater = releases.testnet.label === versions.versions.at(-1);
  const sides: [Side, Side] = testnetIsLater ? [side('mainnet'), side('testnet')] : [side('testnet'), side('mainnet')];
  const changes = changesPages(versions, sides);
  return {
    networks,
    versions,
    pages: [page, ...changes],
    sidebars: { 'api-more': [item(page), ...changesItem(changes)] },
    links: {},
    downloads: () => [
      {
        file: 'differences.json',
        title: 'What differs between mainnet and testnet',
        namesNetworks: true,
        content: JSON.stringify({ ...networks, versions }, null, 1),
      },
    ],
  };
}
