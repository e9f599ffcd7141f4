/** An Ethereum contract of a network; `address` is checksummed hex. */
export interface NetworkContract {
  readonly address: string;
  readonly version?: string;
  readonly minter?: string;
}

/** Two sources give different addresses for one contract: the one that the network uses, and the other. */
export interface ContractDifference {
  readonly contract: string;
  readonly used: string;
  readonly usedSource: string;
  readonly elsewhere: string;
  readonly elsewhereSource: string;
}

/** A network that validators rehearse on; only what pages show. */
export interface ValidatorTestnet {
  readonly walletConfigName: string;
  readonly chainId: { readonly value: string };
  readonly apps: Readonly<Record<string, string>>;
  /** Addresses by protocol as the list names them; some stand in it twice. */
  readonly pageEndpoints: Readonly<Record<'REST' | 'GraphQL' | 'gRPC', readonly { readonly address: string }[]>>;
}

/** What one network says of itself. Lists of hosts are as of `endpointsAsOf` (ISO date). */
export interface Network {
  readonly name: string;
  /** How pages name the network in a sentence. */
  readonly label: string;
  readonly chainId: string;
  /** host:port, with `tls://` in front where the host speaks TLS. */
  readonly grpc: readonly string[];
  /** Base addresses without a trailing slash. */
  readonly rest: readonly string[];
  readonly graphql: readonly string[];
  readonly endpointsAsOf: string;
  readonly apps: Readonly<Record<string, string>>;
  readonly walletConfigName: string;
  readonly walletConfigUrl: string;
  readonly ethereum: {
    readonly ethereumNetwork: string;
    readonly networkId: string;
    readonly chainId: string;
    /** Ethereum blocks that the network waits for before it believes an event. */
    readonly confirmations: number;
    readonly contracts: Readonly<Record<string, NetworkContract>>;
    readonly deploymentBlocks: Readonly<Record<string, number>>;
  };
  readonly contractDifferences: readonly ContractDifference[];
  /** Testnet only. */
  readonly validatorTestnet?: ValidatorTestnet;
  /** Network parameter key → value, in the network's own text form. */
  readonly parameters: Readonly<Record<string, string>>;
}
