import { beforeAll, describe, expect, it } from 'vitest';
import { newestRelease, trees } from '../../product.ts';
import { loadNetwork } from '../../networks/index.ts';
import { differencesPart, type DifferencesPart } from './differences-part.ts';
import { versionSection } from './page/version-section.ts';

let part: DifferencesPart;
let html: string;
beforeAll(async () => {
  part = await differencesPart(process.cwd(), { mainnet: trees.mainnet.release, testnet: trees.testnet.release });
  html = part.pages[0]?.html ?? '';
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

  it('lists changes between versions, and marks those that break programs', () => {
    const changes = [
      {
        kind: 'field' as const,
        name: 'shop.Fruit.weight',
        change: 'changed' as const,
        breaking: true,
        details: ['number: 2 → 7'],
      },
      { kind: 'flag' as const, name: 'vega open --port', change: 'added' as const, breaking: false, details: [] },
    ];
    const section = versionSection({ versions: ['v1', 'v2'], changes }, '2.0').html;
    expect(section).toContain('there are 2 changes, 1 of which can break');
    expect(section).toContain(
      '<tr><td>Field<td><code>shop.Fruit.weight</code><td>changed <span class="badge required">breaking</span><td> <code>number: 2 → 7</code>',
    );
    expect(section).toContain('<td>added<td>');
  });

  it('offers the same as JSON', () => {
    const [file] = part.downloads('mainnet', loadNetwork('mainnet'));
    const data = JSON.parse(String(file?.content)) as { parameters: unknown[]; versions: { versions: string[] } };
    expect(file?.file).toBe('differences.json');
    expect(data.parameters).toHaveLength(part.networks.parameters.length);
    expect(data.versions.versions).toEqual([newestRelease.label]);
  });
});
