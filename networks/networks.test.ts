import { describe, expect, it } from 'vitest';
import { factTable } from '../tests/fact-table.ts';
import { loadNetwork } from './index.ts';

/** People send tokens to these addresses and keys to these hosts: each is compared with what the release's sources say. */

interface Contracts {
  readonly contracts: Readonly<Record<string, { readonly address: string }>>;
}

interface Fact {
  readonly name: string;
  readonly grpc: readonly string[];
  readonly rest: readonly string[];
  readonly graphql: readonly string[];
  readonly apps: Readonly<Record<string, string>>;
  readonly walletConfigName: string;
  readonly walletConfigUrl: string;
  readonly chainId: { readonly value: string };
  readonly ethereum: Contracts & { readonly networkId: string; readonly chainId: string };
  /** Under the names of the contracts, or, for mainnet, under others and equal. */
  readonly networksRepositoryContracts: Readonly<Record<string, { readonly address: string } | string>>;
  readonly pageEndpoints?: unknown;
}

const facts = new Map(
  factTable<{ networks: readonly Fact[] }>('networks.json').networks.map((fact) => [fact.name, fact]),
);
const factOf = (name: string): Fact => facts.get(name) ?? expect.fail(`the table has no network ${name}`);

describe.each(['mainnet', 'testnet'] as const)('the network of %s', (tree) => {
  const network = loadNetwork(tree);
  const fact = factOf(network.name);

  it('has the endpoints, apps, chain id and wallet configuration of the table', () => {
    const { grpc, rest, graphql, chainId, walletConfigName, walletConfigUrl } = network;
    expect({ grpc, rest, graphql, chainId, walletConfigName, walletConfigUrl }).toEqual({
      grpc: fact.grpc,
      rest: fact.rest,
      graphql: fact.graphql,
      chainId: fact.chainId.value,
      walletConfigName: fact.walletConfigName,
      walletConfigUrl: fact.walletConfigUrl,
    });
    expect(network.apps).toEqual(Object.fromEntries(Object.entries(fact.apps).filter(([, address]) => address !== '')));
  });

  it('has the contracts that the network uses, at their addresses', () => {
    const { networkId, chainId } = network.ethereum;
    expect({ networkId, chainId }).toEqual({ networkId: fact.ethereum.networkId, chainId: fact.ethereum.chainId });
    const addresses = Object.fromEntries(
      Object.entries(network.ethereum.contracts).map(([name, { address }]) => [name, address]),
    );
    // Where two sources differ, what the network itself is configured with counts.
    const used = Object.entries({ ...fact.ethereum.contracts, ...fact.networksRepositoryContracts });
    const expected = Object.fromEntries(
      used.flatMap(([name, contract]) => (typeof contract === 'string' ? [] : [[name, contract.address]])),
    );
    expect(addresses).toEqual(expected);
  });
});

it('the validator testnet has the endpoints of the table', () => {
  const { validatorTestnet } = loadNetwork('testnet');
  const { grpc, rest, graphql, pageEndpoints } = factOf('validator testnet');
  expect(validatorTestnet).toMatchObject({ grpc, rest, graphql, pageEndpoints });
});
