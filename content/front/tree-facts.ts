import { loadNetwork } from '../../networks/index.ts';
import { trees, type TreeName } from '../../product.ts';
import { networkDifferences } from '../../reference/differences/networks/network-differences.ts';
import { readableValue } from '../../reference/differences/networks/readable-value.ts';
import { loadParameters } from '../../reference/parameters/load-parameters.ts';
import type { TreeFacts } from '../../common/front-facts.ts';

/** Parameters that decide what readers can do and what it costs, in the order of the page. */
const telling = [
  'validators.epoch.length',
  'market.fee.factors.makerFee',
  'market.fee.factors.infrastructureFee',
  'governance.proposal.market.minClose',
  'governance.proposal.market.minProposerBalance',
  'market.liquidityProvision.minLpStakeQuantumMultiple',
  'rewards.vesting.baseRate',
  'spam.protection.max.votes',
] as const;

/** Where people look at contracts of an Ethereum network. */
const explorers: Readonly<Record<string, string>> = {
  mainnet: 'https://etherscan.io/address/',
  sepolia: 'https://sepolia.etherscan.io/address/',
};

/**
 * What the first page of a tree says of its network.
 *
 * @param params where the parameters' entries are, by key
 * @throws Error when a parameter of the page is unknown, or nobody said where contracts of the Ethereum network are looked at
 */
export function treeFacts(root: string, tree: TreeName, params: Readonly<Record<string, string>>): TreeFacts {
  const networks = { mainnet: loadNetwork('mainnet'), testnet: loadNetwork('testnet') };
  const { chainId, ethereum, rest, grpc, graphql, apps, endpointsAsOf } = networks[tree];
  const explorer = explorers[ethereum.ethereumNetwork];
  if (explorer === undefined)
    throw new Error(
      `content/front/tree-facts.ts does not say where contracts of the Ethereum network "${ethereum.ethereumNetwork}" are looked at.`,
    );
  const parameters = loadParameters(trees[tree].release, root);
  const differences = networkDifferences(parameters, networks.mainnet, networks.testnet);
  return {
    tree,
    chainId,
    ethereumNetwork: ethereum.ethereumNetwork,
    ethereumChainId: ethereum.chainId,
    confirmations: ethereum.confirmations,
    endpoints: { rest: rest.length, grpc: grpc.length, graphql: graphql.length, asOf: endpointsAsOf },
    firstRest: rest[0] ?? '',
    apps: Object.entries(apps).map(([name, href]) => ({ name, href })),
    contracts: Object.entries(ethereum.contracts).map(([name, { address, version }]) => ({
      name,
      address,
      version: version ?? 'not recorded',
      href: `${explorer}${address}`,
    })),
    differing: differences.parameters.length,
    compared: differences.parametersCompared,
    parameters: telling.map((key) => {
      const parameter = parameters.find((each) => each.key === key);
      if (parameter === undefined) throw new Error(`content/front/tree-facts.ts: no network parameter "${key}".`);
      const value = (of: TreeName): string => readableValue(parameter, networks[of].parameters[key] ?? '');
      return {
        key,
        route: params[key] ?? `/api/network-parameters#${key}`,
        mainnet: value('mainnet'),
        testnet: value('testnet'),
      };
    }),
  };
}
