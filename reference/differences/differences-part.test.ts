import { beforeAll, describe, expect, it } from 'vitest';
import { newestRelease, releaseOf, trees, type Release } from '../../product.ts';
import { loadNetwork } from '../../networks/index.ts';
import { joinLinks } from '../links/join-links.ts';
import { differencesPart, type DifferencesPart } from './differences-part.ts';
import { versionSection } from './page/version-section.ts';

let part: DifferencesPart;
let html: string;
beforeAll(async () => {
  const releases = { mainnet: trees.mainnet.release, testnet: trees.testnet.release };
  part = await differencesPart(process.cwd(), releases, { mainnet: joinLinks([]), testnet: joinLinks([]) });
  html = part.pages[0]?.html.text ?? '';
});

describe('the page of differences', () => {
  it('shows chain ids, every endpoint and every contract of both networks', () => {
    for (const tree of ['mainnet', 'testnet'] as const) {
      const network = loadNetwork(tree);
      for (const text of [network.chainId, ...network.rest, ...network.grpc, ...network.graphql])
        expect(html).toContain(`<code>${text}</code>`);
      for (const { address } of Object.values(network.ethereum.contracts))
        expect(html).toContain(`<code>${address}</code>`);
    }
  });

  it('has a row with both values and the explanation for each parameter that differs', () => {
    expect(html.match(/<tr id="/g)).toHaveLength(part.networks.parameters.length);
    expect(html).toContain(
      '<tr id="validators.epoch.length"><td><a class="name" href="/~tree~/api/network-parameters#validators.epoch.length">validators.<wbr>epoch.<wbr>length</a><td data-network="mainnet"><code>24h</code> 24 hours<td data-network="testnet"><code>30m</code> 30 minutes<td>Rewards',
    );
  });

  it('says that both networks have the same APIs while they run one release', () => {
    expect(part.versions.versions).toHaveLength(1);
    expect(html).toContain(`Both networks run v${newestRelease.version}`);
  });

  it('leads to the pages of changes when the networks run different releases, and says so when their definitions are one', () => {
    const at = (version: string): Release => releaseOf(version);
    const changes = [{ kind: 'flag', name: 'vega --x', change: 'removed', breaking: true, details: [] }] as const;
    const two = versionSection({ versions: ['v1.0', 'v2.0'], changes }, { mainnet: at('1.0.3'), testnet: at('2.0.1') });
    expect(two.html.text).toContain(
      'Mainnet runs v1.0.3 and testnet v2.0.1. There is one change, which can break programs.',
    );
    expect(two.html.text).toContain('<a href="/~tree~/changes">Changes from v1.0 to v2.0</a>');
    const patch = versionSection({ versions: ['v1.0'], changes: [] }, { mainnet: at('1.0.3'), testnet: at('1.0.4') });
    expect(patch.html.text).toContain(
      'Mainnet runs v1.0.3 and testnet v1.0.4, which share one set of definitions: their REST',
    );
    expect(patch.html.text).not.toContain('/changes');
  });

  it('is the only page while there is one release, and nothing leads to pages of changes', () => {
    expect(part.pages.map(({ route }) => route)).toEqual(['/differences']);
    expect(part.sidebars['api-more']).toHaveLength(1);
    expect(html).not.toContain('/changes');
  });

  it('offers the same as JSON', () => {
    const [file] = part.downloads('mainnet', loadNetwork('mainnet'));
    const data = JSON.parse(String(file?.content)) as { parameters: unknown[]; versions: { versions: string[] } };
    expect(file?.file).toBe('differences.json');
    expect(data.parameters).toHaveLength(part.networks.parameters.length);
    expect(data.versions.versions).toEqual([newestRelease.label]);
  });
});
