import { loadNetwork } from '../../networks/index.ts';
import type { Release, TreeName } from '../../product.ts';
import { loadParameters } from '../parameters/load-parameters.ts';
import type { ReferencePart } from '../parts/reference-part.ts';
import { networkDifferences, type NetworkDifferences } from './networks/network-differences.ts';
import { differencesPage } from './page/differences-page.ts';
import { versionDifferences, type VersionDifferences } from './versions/version-differences.ts';

export interface DifferencesPart extends ReferencePart {
  readonly networks: NetworkDifferences;
  readonly versions: VersionDifferences;
}

/** The page of differences between the networks, and the same as JSON. */
export async function differencesPart(
  root: string,
  releases: Readonly<Record<TreeName, Release>>,
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
  return {
    networks,
    versions,
    pages: [page],
    sidebars: { 'api-more': [{ type: 'doc', id: page.route.slice(1), label: page.sidebarLabel }] },
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
