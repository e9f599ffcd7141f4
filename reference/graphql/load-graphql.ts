import { buildASTSchema } from 'graphql';
import type { Descriptors } from '../descriptors/load-descriptors.ts';
import { describe } from './describe.ts';
import { elements } from './elements.ts';
import { protoIndex } from './proto-index.ts';
import { publishedDocument } from './published-document.ts';
import { graphqlFolder, readSources } from './read-sources.ts';
import { resolveTwins } from './resolve-twins.ts';
import type { GraphqlModel } from './types.ts';

/**
 * Loads the GraphQL schema of the descriptors' release, with every description: its own where GraphQL differs from
 * the protobuf definitions, and otherwise that of the protobuf twin.
 *
 * @param descriptors the compiled protobuf definitions
 * @param root project root
 * @throws DefinitionError with file, line and remedy for an unknown twin or an element without a description;
 *   GraphQLError when the schema does not build
 */
export async function loadGraphql(
  descriptors: Pick<Descriptors, 'files' | 'comment' | 'release'>,
  root: string = process.cwd(),
): Promise<GraphqlModel> {
  const sources = await readSources(descriptors.release, root);
  const all = elements(sources);
  const proto = protoIndex(descriptors);
  const twins = resolveTwins(all, proto);
  const { texts, own } = describe(all, twins, proto);
  const documents = sources.map(({ document }) => document);
  const places = new Map(all.map(({ name, place }) => [name, place]));
  return {
    schema: buildASTSchema(publishedDocument(documents, all, texts)),
    twins,
    ownDescriptions: own,
    domains: new Map(sources.flatMap(({ domain, types }) => types.map(({ name }) => [name.value, domain]))),
    place: (name) => places.get(name) ?? { file: graphqlFolder(descriptors.release), line: 1 },
  };
}
