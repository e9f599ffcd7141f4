import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { DocumentColumns } from '../format/types.ts';

const file = path.join('search', 'synonyms.yaml');

/** The entries of search/synonyms.yaml. Throws when one of them lacks a part: a synonym without a reason cannot be judged later. */
export function readSynonyms(root: string): NonNullable<DocumentColumns['synonyms']> {
  const entries = parse(readFileSync(path.join(root, file), 'utf8')) as readonly Readonly<Record<string, unknown>>[];
  return entries.map(({ typed, means, because }, position) => {
    if (typeof typed !== 'string' || !Array.isArray(means) || means.length === 0 || typeof because !== 'string')
      throw new Error(
        `docs-error: ${file}: entry ${position + 1} (${String(typed)}) needs \`typed\`, a list \`means\` and a sentence \`because\`.`,
      );
    return [typed, ...means.map(String)];
  });
}
