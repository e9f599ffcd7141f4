import { html } from '../../../html/html.ts';
import type { Network } from '../../../networks/index.ts';
import type { Release, TreeName } from '../../../product.ts';
import type { ReferencePage } from '../../pages/reference-page.ts';
import type { NetworkDifferences } from '../networks/network-differences.ts';
import type { VersionDifferences } from '../versions/version-differences.ts';
import { networkSections } from './network-sections.ts';
import { parameterSection } from './parameter-section.ts';
import { versionSection } from './version-section.ts';

export const differencesRoute = '/differences';

/** The page that tells what an integrator has to change between testnet and mainnet. It is the same in both trees. */
export function differencesPage(
  networks: NetworkDifferences,
  versions: VersionDifferences,
  mainnet: Network,
  testnet: Network,
  releases: Readonly<Record<TreeName, Release>>,
): ReferencePage {
  const labels = { mainnet: mainnet.label, testnet: testnet.label };
  const asOf = [...new Set([mainnet.endpointsAsOf, testnet.endpointsAsOf])].join(' and ');
  const sections = [
    ...networkSections(networks, labels, asOf),
    parameterSection(networks),
    versionSection(versions, releases),
  ];
  return {
    route: differencesRoute,
    namesNetworks: true,
    title: 'What differs between mainnet and testnet',
    description: `Chain ids, endpoints, contract addresses and the ${networks.parameters.length} network parameters that differ between mainnet and testnet, and what each means in practice.`,
    sidebarLabel: 'Mainnet and testnet compared',
    source: 'networks',
    toc: sections.map(({ toc }) => toc),
    html: html`
      <p>For everybody who rehearses on testnet and then moves to mainnet: everything that is not the same, and what it changes. Assets on testnet are worth nothing and on mainnet they are real; go through this page before the first transaction there.</p>
      ${sections.map(({ html }) => html)}`,
  };
}
