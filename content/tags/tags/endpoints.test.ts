import { describe, expect, it } from 'vitest';
import { loadNetwork } from '../../../networks/index.ts';
import type { TreeName } from '../../../product.ts';
import type { TagContext } from '../types.ts';
import { endpoints } from './endpoints.ts';

function context(tree: TreeName, kind: string, inline = false): TagContext {
  return {
    facts: { siteDir: '.', tree, network: loadNetwork(tree), links: {} as TagContext['facts']['links'] },
    inline,
    attribute: () => kind,
    required: () => kind,
    fail: (reason) => {
      throw new Error(reason);
    },
  };
}

/** All text and code of the nodes, in order. */
function words(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap(words);
  const { value, children } = node as { value?: unknown; children?: unknown };
  return [...(typeof value === 'string' ? [value] : []), ...words(children)];
}

const shown = async (tree: TreeName, kind: string): Promise<string[]> => words(await endpoints(context(tree, kind)));

describe('<Endpoints />', () => {
  it.each(['mainnet', 'testnet'] as const)('lists every REST and GraphQL address of %s', async (tree) => {
    const network = loadNetwork(tree);
    expect(await shown(tree, 'rest')).toEqual(network.rest);
    expect(await shown(tree, 'graphql')).toEqual(network.graphql);
  });

  it('tells which gRPC hosts speak TLS and leaves the scheme out of what is dialled', async () => {
    const cells = await shown('mainnet', 'grpc');
    const secured = cells.indexOf('vega-mainnet-data-grpc.commodum.io:443');
    expect(cells[secured + 1]).toBe('yes');
    expect(cells[cells.indexOf('vega-data.nodes.guru:3007') + 1]).toBe('no');
    expect(cells.join(' ')).not.toContain('tls://');
  });

  it('shows both addresses where sources differ, and says so where they agree', async () => {
    const differences = (await shown('testnet', 'contract-differences')).join(' ');
    for (const { used, elsewhere } of loadNetwork('testnet').contractDifferences) {
      expect(differences).toContain(used);
      expect(differences).toContain(elsewhere);
    }
    expect((await shown('mainnet', 'contract-differences')).join(' ')).toContain('same address for every contract');
  });

  it('shows the addresses of the validator testnet in the testnet tree only, each once', async () => {
    const testnet = await shown('testnet', 'validator-testnet');
    expect(testnet).toContain('https://api-validators-testnet.vega.rocks/');
    expect(testnet.filter((word) => word === 'https://rest.venom.tm.p2p.org')).toHaveLength(1);
    const mainnet = await endpoints(context('mainnet', 'validator-testnet'));
    expect(JSON.stringify(mainnet)).toContain('/testnet/api/public-endpoints#validator-testnet');
    expect(JSON.stringify(mainnet)).not.toContain('vega.rocks');
  });

  it('refuses an unknown kind with the near ones, and a list within a sentence', () => {
    expect(() => endpoints(context('testnet', 'graphq'))).toThrow(/no kind "graphq".*graphql/s);
    expect(() => endpoints(context('testnet', 'rest', true))).toThrow(/line of its own/);
  });

  it('gives one REST address within a sentence', async () => {
    expect(words(await endpoints(context('mainnet', 'first-rest', true)))).toEqual([loadNetwork('mainnet').rest[0]]);
  });
});
