import { graphqlFile, graphqlFilePath, schemaPath } from '../downloads/graphql-file.ts';
import type { GraphqlReference } from '../graphql/graphql-reference.ts';
import { graphqlSidebar } from '../graphql/graphql-sidebar.ts';
import type { ReferencePart } from './reference-part.ts';

/** The GraphQL reference: a page a category of the schema, and the schema itself. */
export function graphqlPart({ pages, links, sdl, model, examples }: GraphqlReference): ReferencePart {
  return {
    pages,
    sidebars: { 'api-graphql': graphqlSidebar(pages) },
    links: { gql: links },
    downloads: (_, network) => [
      { file: schemaPath, title: 'GraphQL schema', content: sdl },
      {
        file: graphqlFilePath,
        title: 'What the network in the page answers GraphQL with',
        content: JSON.stringify(graphqlFile(model, examples, network)),
        isUnlisted: true,
      },
    ],
  };
}
