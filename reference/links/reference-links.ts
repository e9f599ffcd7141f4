/** Where one element of the reference stands: its route with anchor, without the tree's prefix, by its name. */
export type Routes = Readonly<Record<string, string>>;

/** Where all elements of a release's reference stand. `npm run generate` writes it for each tree. */
export interface ReferenceLinks {
  /** REST operations by id, `TradingDataService_ListOrders`. */
  readonly operations: Readonly<Record<string, { route: string; title: string; method: string; path: string }>>;
  /** Protobuf services, rpcs, messages, fields, enums and values by full name. */
  readonly types: Routes;
  readonly gql: Routes;
  readonly wallet: Routes;
  /** Transaction commands, `order_submission`. */
  readonly commands: Routes;
  readonly params: Routes;
  /** Contracts, interfaces and libraries, and their members as `ERC20_Asset_Pool.withdraw`. */
  readonly contracts: Routes;
  /** Commands of the programs and their flags (`vega init --home`), configuration keys, files and ports. */
  readonly programs: Routes;
}
