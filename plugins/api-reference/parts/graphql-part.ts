import type { Descriptors } from '../descriptors/load-descriptors.ts';
import { graphqlReference } from '../graphql/graphql-reference.ts';
import { graphqlSidebar } from '../graphql/graphql-sidebar.ts';
import type { Model } from '../model/model.ts';
import type { ReferencePart } from './reference-part.ts';

/** The GraphQL reference: a page a category of the schema, and the schema itself. */
export async function graphqlPart(descriptors: Descriptors, model: Model, root: string): Promise<ReferencePart> {
  const { pages, links, sdl } = await graphqlReference(descriptors, model, root);
  return {
    pages,
    sidebars: { 'api-graphql': graphqlSidebar(pages) },
    links: { gql: links },
    downloads: () => [{ file: 'api/graphql/schema.graphql', title: 'GraphQL schema', content: sdl }],
  };
}
