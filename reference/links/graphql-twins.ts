/** An element of the GraphQL schema that mirrors a protobuf element. */
export interface GraphqlTwin {
  /** As `<Gql name="…"/>` writes it: `Query.asset`, `Order`. */
  readonly name: string;
  /** Route with anchor, without the tree. */
  readonly route: string;
}

/** The GraphQL twins of protobuf elements, by the full names of these. */
export type GraphqlTwins = ReadonlyMap<string, readonly GraphqlTwin[]>;

export const noTwins: GraphqlTwins = new Map();
