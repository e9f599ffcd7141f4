import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';

/** The schema as a file for readers to download: types in alphabetical order, every element with its description. */
export function publishedSdl(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
