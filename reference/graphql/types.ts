import type { GraphQLSchema } from 'graphql';

/**
 * Name of an element of the schema, as `<Gql name="…"/>` writes it: `Order`, `Order.price`, `Side.SIDE_BUY`,
 * `Pagination.first`; an argument is `Query.asset(id)`.
 */
export type GqlName = string;

/** Where an element is declared: path from the project root, and line from 1. */
export interface GqlPlace {
  readonly file: string;
  readonly line: number;
}

/** The GraphQL schema of a release with all its descriptions. */
export interface GraphqlModel {
  /** The published schema: every element has a description, no trace of the definitions' own directives. */
  readonly schema: GraphQLSchema;
  /** Full name of the protobuf message, field, enum, value or rpc that an element mirrors. */
  readonly twins: ReadonlyMap<GqlName, string>;
  /** The elements whose description stands in the GraphQL definitions themselves. */
  readonly ownDescriptions: ReadonlySet<GqlName>;
  /** Name of the definition file, without its ending, that declares a type: `orders` for `Order`. */
  readonly domains: ReadonlyMap<string, string>;
  place(name: GqlName): GqlPlace;
}
