import type { GraphqlReference } from '../graphql/graphql-reference.ts';
import { graphqlSidebar } from '../graphql/graphql-sidebar.ts';
import type { ReferencePart } from './reference-part.ts';

/** The GraphQL reference: a page a category of the schema, and the schema itself. */
export function graphqlPart({ pages, links, sdl }: GraphqlReference): ReferencePart {
  return {
    pages,
    sidebars: { 'api-graphql': graphqlSidebar(pages) },
    links: { gql: links },
    downloads: () => [{ file: 'api/graphql/schema.graphql', title: 'GraphQL schema', content: sdl }],
  };
}
