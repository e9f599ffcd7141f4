import { Kind, parse, Source, type DocumentNode } from 'graphql';
import { validateSDL } from 'graphql/validation/validate.js';
import { readFileSync } from 'node:fs';
import { DefinitionError } from '../../../reference/descriptors/definition-error.ts';
import { schemaFault } from '../../../reference/graphql/schema-fault.ts';

/** Directives of servers, which say nothing to callers, are not looked up. */
const aboutDirectives = /^(?:Unknown directive|Directive "@)/;

/**
 * Reads a schema of a release's sources.
 *
 * @throws DefinitionError with file and line for what does not parse, and for types that are unknown or defined twice
 */
export function readGraphqlSource(file: string): DocumentNode {
  let document: DocumentNode;
  try {
    document = parse(new Source(readFileSync(file, 'utf8'), file));
  } catch (error) {
    throw schemaFault(error);
  }
  if (!document.definitions.some(({ kind }) => kind === Kind.OBJECT_TYPE_DEFINITION))
    throw new DefinitionError({ file }, 'there is no type in it', 'Give the whole schema with --graphql.');
  const [fault] = validateSDL(document).filter(({ message }) => !aboutDirectives.test(message));
  if (fault !== undefined) throw schemaFault(fault);
  return document;
}
