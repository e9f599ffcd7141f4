import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '../../product.ts';
import { DefinitionError } from '../descriptors/definition-error.ts';
import { readYaml } from '../yaml/read-yaml.ts';
import { configSchema, sharedKeysSchema } from './schema.ts';
import type { CliValue, ConfigFile, ConfigKey } from './types.ts';

interface KeyEntry {
  readonly type: string;
  readonly default?: CliValue;
  readonly optional?: true;
  readonly flag?: string;
  readonly choices?: readonly string[];
  readonly effect: string;
}

interface FileEntry extends Pick<ConfigFile, 'description' | 'file' | 'root' | 'title'> {
  readonly keys: Readonly<Record<string, KeyEntry | 'shared'>>;
}

/**
 * The configuration files of the release's programs with their keys, in the order of the programs' own files.
 *
 * @param release the release whose definitions are read
 * @param root project root
 * @throws DefinitionError when a file departs from its schema or names a shared key that does not exist
 */
export function loadConfig(release: Release, root: string = process.cwd()): readonly ConfigFile[] {
  const folder = `${release.folder}/cli/config`;
  const shared = readYaml<Record<string, KeyEntry>>(root, `${folder}/shared.yaml`, sharedKeysSchema).value;
  return readdirSync(path.join(root, folder))
    .filter((name) => name !== 'shared.yaml')
    .sort()
    .map((name) => {
      const file = `${folder}/${name}`;
      const { value, line } = readYaml<FileEntry>(root, file, configSchema);
      const keys = Object.entries(value.keys).map(([key, entry]): ConfigKey => {
        const definition = entry === 'shared' ? shared[key] : entry;
        if (!definition) {
          const place = { file, line: line('keys', key) };
          throw new DefinitionError(place, `${key} is not in shared.yaml.`, 'Write the key out here, or add it there.');
        }
        return { optional: false, ...definition, key };
      });
      return { ...value, component: path.basename(name, '.yaml'), keys };
    });
}
