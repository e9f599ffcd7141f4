import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '../../product.ts';
import { graphqlFolder } from './read-sources.ts';
import type { GqlName } from './types.ts';

/** An operation that shows how one field of a root type is used. */
export interface GraphqlExample {
  /** Path from the project root. */
  readonly file: string;
  /** The operation, as it is sent. */
  readonly text: string;
  /** Values of its variables; empty when it has none. */
  readonly variables: Readonly<Record<string, unknown>>;
}

const ROOTS = { query: 'Query', subscription: 'Subscription' } as const;

/**
 * Reads the example of each root field from `examples/query/<field>.graphql` and `examples/subscription/<field>.graphql`,
 * with the variables in the `.json` file beside it.
 *
 * @param release the release whose definitions are read
 * @param root project root
 * @returns the examples by the name of the field, such as `Query.asset`
 */
export async function loadExamples(
  release: Release,
  root: string = process.cwd(),
): Promise<Map<GqlName, GraphqlExample>> {
  const examples = new Map<GqlName, GraphqlExample>();
  for (const [folder, type] of Object.entries(ROOTS)) {
    const directory = path.join(root, graphqlFolder(release), 'examples', folder);
    const names = (await readdir(directory)).sort();
    for (const name of names.filter((file) => file.endsWith('.graphql'))) {
      const values = name.replace(/graphql$/, 'json');
      const variables = names.includes(values) ? await readFile(path.join(directory, values), 'utf8') : '{}';
      examples.set(`${type}.${path.basename(name, '.graphql')}`, {
        file: `${graphqlFolder(release)}/examples/${folder}/${name}`,
        text: await readFile(path.join(directory, name), 'utf8'),
        variables: JSON.parse(variables) as Record<string, unknown>,
      });
    }
  }
  return examples;
}
