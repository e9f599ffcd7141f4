import type { Network } from '../../../networks/index.ts';
import type { NetworkParameter } from '../../parameters/types.ts';
import { meaningOf } from './meaning-of.ts';
import { parameterDifferences } from './parameter-differences.ts';
import { readableValue } from './readable-value.ts';

/** One thing that the networks have both, with its two values; null where a network has none. */
export interface FactDifference {
  readonly name: string;
  readonly mainnet: string | null;
  readonly testnet: string | null;
}

export interface ParameterEntry extends FactDifference {
  readonly group: string;
  readonly mainnet: string;
  readonly testnet: string;
  /** The values as people say them. */
  readonly readable: { readonly mainnet: string; readonly testnet: string };
  readonly meaning: string;
}

/** What differs between the two networks, from networks/ and definitions/. */
export interface NetworkDifferences {
  readonly identity: readonly FactDifference[];
  /** Addresses of nodes by protocol. */
  readonly endpoints: readonly {
    readonly protocol: string;
    readonly mainnet: readonly string[];
    readonly testnet: readonly string[];
  }[];
  readonly apps: readonly FactDifference[];
  readonly contracts: readonly FactDifference[];
  readonly parameters: readonly ParameterEntry[];
  readonly parametersCompared: number;
}

type Facts = Readonly<Record<string, string | undefined>>;

function differing(mainnet: Facts, testnet: Facts): FactDifference[] {
  return [...new Set([...Object.keys(mainnet), ...Object.keys(testnet)])]
    .map((name) => ({ name, mainnet: mainnet[name] ?? null, testnet: testnet[name] ?? null }))
    .filter((entry) => entry.mainnet !== entry.testnet);
}

function identityOf({ chainId, walletConfigName, walletConfigUrl, ethereum }: Network): Facts {
  const blocks = Object.entries(ethereum.deploymentBlocks).map(([contract, block]) => [
    `Block of ${contract}'s deployment`,
    String(block),
  ]);
  return {
    'Chain id': chainId,
    'Wallet configuration': walletConfigName,
    'Address of the wallet configuration': walletConfigUrl,
    'Ethereum network': ethereum.ethereumNetwork,
    'Ethereum chain id': ethereum.chainId,
    'Ethereum network id': ethereum.networkId,
    'Ethereum confirmations': String(ethereum.confirmations),
    ...(Object.fromEntries(blocks) as Facts),
  };
}

const addressesOf = ({ ethereum }: Network): Facts =>
  Object.fromEntries(Object.entries(ethereum.contracts).map(([name, { address }]) => [name, address]));

/** Compares mainnet with testnet. `parameters` are those of the release. */
export function networkDifferences(
  parameters: readonly NetworkParameter[],
  mainnet: Network,
  testnet: Network,
): NetworkDifferences {
  const protocols = [
    ['REST', 'rest'],
    ['gRPC', 'grpc'],
    ['GraphQL', 'graphql'],
  ] as const;
  return {
    identity: differing(identityOf(mainnet), identityOf(testnet)),
    endpoints: protocols.map(([protocol, key]) => ({ protocol, mainnet: mainnet[key], testnet: testnet[key] })),
    apps: differing(mainnet.apps, testnet.apps),
    contracts: differing(addressesOf(mainnet), addressesOf(testnet)),
    parameters: parameterDifferences(parameters, mainnet, testnet).map((entry) => ({
      name: entry.parameter.key,
      group: entry.parameter.group,
      mainnet: entry.mainnet,
      testnet: entry.testnet,
      readable: {
        mainnet: readableValue(entry.parameter, entry.mainnet),
        testnet: readableValue(entry.parameter, entry.testnet),
      },
      meaning: meaningOf(entry),
    })),
    parametersCompared: parameters.length,
  };
}
