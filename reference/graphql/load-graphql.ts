import { buildASTSchema, type DocumentNode, type GraphQLSchema } from 'graphql';
import { validateSDL } from 'graphql/validation/validate.js';
import type { Descriptors } from '../descriptors/load-descriptors.ts';
import { describe } from './describe.ts';
import { elements } from './elements.ts';
import { protoIndex } from './proto-index.ts';
import { publishedDocument } from './published-document.ts';
import { graphqlFolder, readSources } from './read-sources.ts';
import { resolveTwins } from './resolve-twins.ts';
import { schemaFault } from './schema-fault.ts';
import type { GraphqlModel } from './types.ts';

/**
 * Loads the GraphQL schema of the descriptors' release, with every description: its own where GraphQL differs from
 * the protobuf definitions, and otherwise that of the protobuf twin.
 *
 * @param descriptors the compiled protobuf definitions
 * @param root project root
 * @throws DefinitionError with file, line and remedy for an unknown twin or an element without a description, and for a
 *   schema that does not parse or does not fit together
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
    schema: built(publishedDocument(documents, all, texts)),
    twins,
    ownDescriptions: own,
    domains: new Map(sources.flatMap(({ domain, types }) => types.map(({ name }) => [name.value, domain]))),
    place: (name) => places.get(name) ?? { file: graphqlFolder(descriptors.release), line: 1 },
  };
}

/** What the library finds wrong with a schema comes as one text; each fault is looked for again, for its place. */
function built(document: DocumentNode): GraphQLSchema {
  const [fault] = validateSDL(document);
  if (fault !== undefined) throw schemaFault(fault);
  return buildASTSchema(document, { assumeValidSDL: true });
}
