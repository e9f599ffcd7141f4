import type { MarketFrame } from './market-frame.ts';

/** What the front page says of the documentation in numbers. */
export interface Figures {
  /** REST operations. */
  readonly operations: number;
  /** Elements of the reference that have an address of their own. */
  readonly elements: number;
  /** Programs that tests run. */
  readonly samples: number;
  /** Statements whose source in the release is on record. */
  readonly statements: number;
}

/** All that the build gives the front page. */
export interface FrontFacts {
  readonly frames: readonly MarketFrame[];
  readonly figures: Figures;
  /** Date of the list that the first request's address and answer are from. */
  readonly asOf: string;
  readonly release: string;
  /** Where the tests of the samples and of the statements are told of. */
  readonly networks: readonly { readonly tree: string; readonly label: string; readonly chainId: string }[];
}

/** All that the build gives the first page of a tree. */
export interface TreeFacts {
  readonly tree: 'mainnet' | 'testnet';
  readonly chainId: string;
  readonly ethereumNetwork: string;
  readonly ethereumChainId: string;
  readonly confirmations: number;
  /** How many addresses of each kind are listed, as of an ISO date. */
  readonly endpoints: { readonly rest: number; readonly grpc: number; readonly graphql: number; readonly asOf: string };
  readonly firstRest: string;
  readonly apps: readonly { readonly name: string; readonly href: string }[];
  readonly contracts: readonly {
    readonly name: string;
    readonly address: string;
    readonly version: string;
    readonly href: string;
  }[];
  /** How many network parameters differ between the networks, of how many. */
  readonly differing: number;
  readonly compared: number;
  readonly parameters: readonly {
    readonly key: string;
    /** Of its entry, inside the tree. */
    readonly route: string;
    readonly mainnet: string;
    readonly testnet: string;
  }[];
}
