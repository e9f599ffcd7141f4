import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '../../product.ts';
import { loadContracts } from '../contracts/load-contracts.ts';
import { zip } from '../downloads/zip.ts';
import { contractIndexPages } from '../pages/contract-index-pages.ts';
import { contractLinks, contractPage } from '../pages/contract-page.ts';
import type { ReferencePage } from '../pages/reference-page.ts';
import type { SidebarItem } from '../pages/rest-sidebar.ts';
import type { ReferencePart } from './reference-part.ts';

/** The bridge: a page a contract, interface or library, their indexes, and the ABIs. */
export function contractsPart(release: Release, root: string): ReferencePart {
  const contracts = loadContracts(release, root);
  const [overview, ...indexes] = contractIndexPages(contracts);
  const pages = contracts.map((contract) => contractPage(contract, contracts));
  const item = ({ route, sidebarLabel }: ReferencePage): SidebarItem => ({
    type: 'doc',
    id: route.slice(1),
    label: sidebarLabel,
  });
  const categories = indexes.map((index): SidebarItem => ({
    type: 'category',
    label: index.sidebarLabel,
    link: { type: 'doc', id: index.route.slice(1) },
    items: pages.filter(({ route }) => route.startsWith(`${index.route}/`)).map(item),
  }));
  return {
    pages: [...(overview ? [overview] : []), ...indexes, ...pages],
    sidebars: { 'api-bridge': [...(overview ? [item(overview)] : []), ...categories] },
    links: { contracts: Object.fromEntries(contracts.flatMap(contractLinks)) },
    // The functions of some libraries are internal only: there is nothing to call.
    downloads: () => [
      ...contracts
        .filter(({ abi }) => abi.length > 0)
        .flatMap(({ name, abi }) => [
          { file: `api/contracts/${name}.json`, title: `ABI of ${name}`, content: JSON.stringify(abi, null, 1) },
          {
            file: `api/contracts/${name}.ts`,
            title: `ABI of ${name} in TypeScript, as const`,
            content: `/** ABI of ${name}, Vega ${release.label}. */\nexport const ${name}Abi = ${JSON.stringify(abi, null, 2)} as const;\n`,
          },
        ]),
      {
        file: `api/contracts/vega-${release.version}-solidity.zip`,
        title: 'Declarations of the bridge contracts in Solidity',
        content: zip(
          [...new Set(contracts.map(({ file }) => file))]
            .sort()
            .map((file) => [file.slice(`${release.folder}/contracts/`.length), readFileSync(path.join(root, file))]),
        ),
      },
    ],
  };
}
