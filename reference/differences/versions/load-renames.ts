import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '../../../product.ts';
import { readYaml } from '../../yaml/read-yaml.ts';

/** Names of elements in an earlier release by their names in the later one. */
export type Renames = ReadonlyMap<string, string>;

/** The file of a release's definitions that tells what a person confirmed as renamed. */
export const renamesFile = 'renames.yaml';

interface RenamesEntry {
  readonly from: string;
  readonly names: Readonly<Record<string, string>>;
}

const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['from', 'names'],
  properties: {
    from: { type: 'string' },
    names: { type: 'object', minProperties: 1, additionalProperties: { type: 'string' } },
  },
};

/**
 * What a later release renamed since an earlier one; nothing where its definitions do not tell, or tell of another release.
 *
 * @throws DefinitionError when the file departs from its form
 */
export function loadRenames(earlier: Release, later: Release, root: string): Renames {
  const file = `${later.folder}/${renamesFile}`;
  if (!existsSync(path.join(root, file))) return new Map();
  const { from, names } = readYaml<RenamesEntry>(root, file, schema).value;
  return new Map(from === earlier.label ? Object.entries(names) : []);
}
