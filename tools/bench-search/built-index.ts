import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { readContent } from '../../search/engine/content-store.ts';
import { readNames } from '../../search/engine/name-store.ts';
import type { SearchIndex } from '../../search/engine/search.ts';
import type { ContentGroup, NameGroup } from '../../search/format/types.ts';

/** The text of one of a tree's index files in build/. Throws when there is not exactly one. */
export function indexFile(tree: string, part: 'index' | 'content'): string {
  const files = readdirSync(path.join('build', tree)).filter((file) =>
    new RegExp(`^search-${part}-en-[0-9a-f]{8}\\.json$`).test(file),
  );
  if (files.length !== 1)
    throw new Error(`build/${tree} holds ${files.length} files search-${part}-en-….json: run \`npm run build\`.`);
  return readFileSync(path.join('build', tree, files[0] ?? ''), 'utf8');
}

/** Bytes of a text as it travels, compressed. */
export function gzipBytes(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}

/** A tree's index from build/, as the worker holds it. */
export async function builtIndex(tree: string): Promise<SearchIndex> {
  const groups = JSON.parse(indexFile(tree, 'content')) as ContentGroup[];
  if (groups.length < 2) throw new Error(`The texts or questions of build/${tree} are missing.`);
  const names = readNames(JSON.parse(indexFile(tree, 'index')) as NameGroup[]);
  return { names, content: await readContent(groups, names.about.of.length) };
}
