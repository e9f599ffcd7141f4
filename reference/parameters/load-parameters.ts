import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '../../product.ts';
import { DefinitionError } from '../descriptors/definition-error.ts';
import { readYaml } from '../yaml/read-yaml.ts';
import { parameterSchema } from './schema.ts';
import type { NetworkParameter } from './types.ts';

type Entry = Omit<NetworkParameter, 'default' | 'deprecated' | 'governanceUpdatable' | 'group' | 'key' | 'place'> &
  Partial<Pick<NetworkParameter, 'deprecated' | 'governanceUpdatable'>> & { readonly default: string | object };

/**
 * All network parameters of the release, ordered by key.
 *
 * @param release the release whose definitions are read
 * @param root project root
 * @throws DefinitionError when a file departs from its schema, a key stands in two files, or a bound names a parameter
 *   that does not exist
 */
export function loadParameters(release: Release, root: string = process.cwd()): readonly NetworkParameter[] {
  const folder = `${release.folder}/network-parameters`;
  const found = new Map<string, NetworkParameter>();
  for (const name of readdirSync(path.join(root, folder)).sort()) {
    const file = `${folder}/${name}`;
    const { value: entries, line } = readYaml<Record<string, Entry>>(root, file, parameterSchema);
    for (const [key, entry] of Object.entries(entries)) {
      const place = { file, line: line(key) };
      const earlier = found.get(key);
      if (earlier) {
        throw new DefinitionError(place, `${key} is already in ${earlier.place.file}.`, 'Keep one of the two.');
      }
      const group = path.basename(name, '.yaml');
      const value = typeof entry.default === 'string' ? entry.default : JSON.stringify(entry.default);
      found.set(key, { deprecated: false, governanceUpdatable: true, ...entry, default: value, key, group, place });
    }
  }
  const parameters = [...found.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  for (const { bounds, place } of parameters) {
    for (const { parameter } of bounds) {
      if (parameter === undefined || found.has(parameter)) continue;
      throw new DefinitionError(place, `a bound names ${parameter}, which is no parameter.`, 'Correct the key.');
    }
  }
  return parameters;
}
