import type { Release } from '../../product.ts';
import { Kind, parse, Source, type DocumentNode, type TypeDefinitionNode } from 'graphql';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { schemaFault } from './schema-fault.ts';

/** One file of the definitions, parsed. */
export interface GraphqlSource {
  /** File name without its ending; the types of a file belong together and share a reference page. */
  readonly domain: string;
  /** Path from the project root. */
  readonly file: string;
  readonly document: DocumentNode;
  readonly types: readonly TypeDefinitionNode[];
}

/** Folder of the schema, relative to the project root. */
export const graphqlFolder = (release: Release): string => `${release.folder}/graphql`;

/**
 * Reads the schema's files, ordered by name.
 *
 * @param release the release whose definitions are read
 * @param root project root
 * @throws DefinitionError with file and line when a file does not parse
 */
export async function readSources(release: Release, root: string): Promise<GraphqlSource[]> {
  const folder = graphqlFolder(release);
  const names = (await readdir(path.join(root, folder))).filter((name) => name.endsWith('.graphql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const file = `${folder}/${name}`;
      const document = parsed(await readFile(path.join(root, file), 'utf8'), file);
      return { domain: path.basename(name, '.graphql'), file, document, types: document.definitions.filter(isType) };
    }),
  );
}

function parsed(text: string, file: string): DocumentNode {
  try {
    return parse(new Source(text, file));
  } catch (error) {
    throw schemaFault(error);
  }
}

function isType(node: DocumentNode['definitions'][number]): node is TypeDefinitionNode {
  switch (node.kind) {
    case Kind.SCALAR_TYPE_DEFINITION:
    case Kind.OBJECT_TYPE_DEFINITION:
    case Kind.INTERFACE_TYPE_DEFINITION:
    case Kind.INPUT_OBJECT_TYPE_DEFINITION:
    case Kind.ENUM_TYPE_DEFINITION:
    case Kind.UNION_TYPE_DEFINITION:
      return true;
    default:
      return false;
  }
}
