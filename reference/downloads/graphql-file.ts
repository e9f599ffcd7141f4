import type { Network } from '../../networks/types.ts';
import type { GraphqlExample } from '../graphql/load-examples.ts';
import type { GqlName, GraphqlModel } from '../graphql/types.ts';

/** Where the GraphQL editor finds the schema, below a tree: the file that readers download. */
export const schemaPath = 'api/graphql/schema.graphql';
/** Where it finds what belongs to the schema. */
export const graphqlFilePath = 'api/graphql/network-in-the-page.json';

/** What the network in the page needs to answer GraphQL, beside the schema. */
export interface GraphqlFile {
  /** Where a node of the tree's network is asked, for the programs that the editor writes. */
  readonly address: string;
  /** Full name of the protobuf element that an element mirrors. */
  readonly twins: Readonly<Record<GqlName, string>>;
  readonly examples: readonly (Pick<GraphqlExample, 'text' | 'variables'> & { readonly name: GqlName })[];
}

export const graphqlFile = (
  { twins }: Pick<GraphqlModel, 'twins'>,
  examples: ReadonlyMap<GqlName, GraphqlExample>,
  { graphql: [address = ''] }: Pick<Network, 'graphql'>,
): GraphqlFile => ({
  address,
  twins: Object.fromEntries(twins),
  examples: [...examples].map(([name, { text, variables }]) => ({ name, text, variables })),
});
