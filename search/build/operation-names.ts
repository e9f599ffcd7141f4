import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TreeName } from '../../product.ts';
import type { ExtractedPage } from '../extract/types.ts';

interface Links {
  readonly operations: Readonly<Record<string, { readonly route: string }>>;
}

/** Route of a REST operation → name of the rpc behind it, from what the reference's generator wrote for a tree. */
export function operationNames(root: string, tree: TreeName): ReadonlyMap<string, string> {
  const file = path.join(root, '.generated', 'links', `${tree}.json`);
  if (!existsSync(file))
    throw new Error(
      `${file} is missing, so REST operations could not be found by their rpc: run \`npm run generate\`.`,
    );
  const { operations } = JSON.parse(readFileSync(file, 'utf8')) as Links;
  return new Map(Object.entries(operations).map(([id, { route }]) => [route, id.slice(id.indexOf('_') + 1)]));
}

/** Lets the pages of REST operations be found by the name of their rpc. */
export function nameOperations(
  pages: readonly ExtractedPage[],
  tree: string,
  names: ReadonlyMap<string, string>,
): void {
  for (const { url, records } of pages) {
    const name = names.get(url.slice(tree.length + 1));
    if (name !== undefined) records[0]?.names.add(name);
  }
}
