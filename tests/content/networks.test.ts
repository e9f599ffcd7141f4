import { describe, expect, it } from 'vitest';
import { loadNetwork } from '../../networks/index.ts';
import { factTable } from '../fact-table.ts';

interface Contract {
  readonly address: string;
  readonly version?: string;
  readonly minter?: string;
}
interface NetworkTable {
  readonly name: string;
  readonly alias?: string;
  readonly walletConfigName: string;
  readonly walletConfigUrl: string;
  readonly grpc: readonly string[];
  readonly rest: readonly string[];
  readonly graphql: readonly string[];
  readonly apps: Readonly<Record<string, string>>;
  readonly chainId: { readonly value: string };
  readonly genesis: { readonly chainId: string; readonly genesisTime: string } | null;
  readonly ethereum: {
    readonly ethereumNetwork: string;
    readonly networkId: string;
    readonly chainId: string;
    readonly contracts: Readonly<Record<string, Contract>>;
  } | null;
  readonly ethereumConfig?: {
    readonly confirmations: number;
    readonly staking_bridge_contract: { readonly address: string; readonly deployment_block_height: number };
    readonly token_vesting_contract: { readonly address: string; readonly deployment_block_height: number };
    readonly multisig_control_contract: { readonly address: string; readonly deployment_block_height: number };
    readonly collateral_bridge_contract: { readonly address: string };
  } | null;
  readonly networksRepositoryContracts: Readonly<Record<string, string | Contract>>;
  readonly pageEndpoints?: Readonly<Record<string, readonly { readonly address: string }[]>>;
}

const { networks } = factTable<{ networks: readonly NetworkTable[] }>('networks.json');
const tableOf = (name: string): NetworkTable => {
  const found = networks.find((network) => network.name === name || network.alias === name);
  if (found === undefined) throw new Error(`tests/tables/networks.json has no network ${name}`);
  return found;
};
/** The tables name an app without an address; the site leaves it out. */
const withAddress = (apps: Readonly<Record<string, string>>): string[] =>
  Object.values(apps)
    .filter((address) => address !== '')
    .sort();

describe.each(['mainnet', 'testnet'] as const)('networks/%s.json is what the table of networks says', (tree) => {
  const network = loadNetwork(tree);
  const table = tableOf(tree);

  it('hosts, names and addresses of apps', () => {
    expect([...network.grpc]).toEqual(table.grpc);
    expect([...network.rest]).toEqual(table.rest);
    expect([...network.graphql]).toEqual(table.graphql);
    expect(withAddress(network.apps)).toEqual(withAddress(table.apps));
    expect([network.chainId, network.walletConfigName, network.walletConfigUrl]).toEqual([
      table.chainId.value,
      table.walletConfigName,
      table.walletConfigUrl,
    ]);
  });

  it('contracts: each address stands in the networks repository or, where that has none, in the list of contracts', () => {
    const { ethereum } = network;
    expect([ethereum.ethereumNetwork, ethereum.networkId, ethereum.chainId]).toEqual([
      table.ethereum?.ethereumNetwork,
      table.ethereum?.networkId,
      table.ethereum?.chainId,
    ]);
    const listed = table.ethereum?.contracts ?? {};
    const keys: Readonly<Record<string, string>> = {
      MultisigControl: 'multisig',
      ERC20Bridge: 'erc20_bridge',
      ERC20AssetPool: 'asset_pool',
      StakingBridge: 'staking_bridge',
      VestingBridge: 'token_vesting',
      VegaToken: 'vega_token',
    };
    expect(Object.keys(ethereum.contracts).sort()).toEqual(Object.keys(listed).sort());
    for (const [name, { address, version, minter }] of Object.entries(ethereum.contracts)) {
      const repository = table.networksRepositoryContracts[name] ?? table.networksRepositoryContracts[keys[name] ?? ''];
      expect(address, name).toBe(
        (typeof repository === 'string' ? repository : repository?.address) ?? listed[name]?.address,
      );
      expect([version, minter], name).toEqual([listed[name]?.version, listed[name]?.minter]);
      const differs = listed[name]?.address !== address;
      expect(
        network.contractDifferences.some(
          ({ contract, used, elsewhere }) =>
            contract === name && used === address && elsewhere === listed[name]?.address,
        ),
        name,
      ).toBe(differs);
    }
  });

  it('what Ethereum’s blocks are counted from', () => {
    const config = table.ethereumConfig;
    if (!config) throw new Error('the table has no configuration of Ethereum');
    const { contracts, confirmations, deploymentBlocks } = network.ethereum;
    expect(confirmations).toBe(config.confirmations);
    expect(deploymentBlocks).toEqual({
      StakingBridge: config.staking_bridge_contract.deployment_block_height,
      VestingBridge: config.token_vesting_contract.deployment_block_height,
      MultisigControl: config.multisig_control_contract.deployment_block_height,
    });
    expect([
      contracts['StakingBridge']?.address,
      contracts['VestingBridge']?.address,
      contracts['MultisigControl']?.address,
      contracts['ERC20Bridge']?.address,
    ]).toEqual([
      config.staking_bridge_contract.address,
      config.token_vesting_contract.address,
      config.multisig_control_contract.address,
      config.collateral_bridge_contract.address,
    ]);
    expect(JSON.parse(network.parameters['blockchains.ethereumConfig'] ?? '')).toEqual(config);
  });
});

it('the network that validators rehearse on has the endpoints of the table', () => {
  const table = tableOf('validator testnet');
  const own = loadNetwork('testnet').validatorTestnet;
  expect(own?.walletConfigName).toBe(table.walletConfigName);
  expect(own?.chainId.value).toBe(table.chainId.value);
  const addresses = (endpoints: NetworkTable['pageEndpoints']): unknown =>
    Object.fromEntries(
      Object.entries(endpoints ?? {}).map(([kind, list]) => [kind, list.map(({ address }) => address)]),
    );
  expect(addresses(own?.pageEndpoints)).toEqual(addresses(table.pageEndpoints));
});
