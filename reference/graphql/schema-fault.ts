import type { GraphQLError } from 'graphql';
import { DefinitionError } from '../descriptors/definition-error.ts';

/** A fault that the GraphQL library found, as the definitions report theirs: file, line, reason, remedy. Others stay as they are. */
export function schemaFault(error: unknown): unknown {
  if (!isGraphqlError(error)) return error;
  // Schema faults come joined by empty lines when there are several; each node knows its file.
  const source = error.source ?? error.nodes?.[0]?.loc?.source;
  const line = error.locations?.[0]?.line;
  return new DefinitionError(
    { file: source?.name ?? 'definitions', ...(line === undefined ? {} : { line }) },
    error.message.replace(/\.?$/, '.'),
    'Correct the GraphQL.',
  );
}

/** By its name: the library's rules are a module of their own, which a test may load a second time. */
function isGraphqlError(error: unknown): error is GraphQLError {
  return error instanceof Error && error.name === 'GraphQLError';
}
