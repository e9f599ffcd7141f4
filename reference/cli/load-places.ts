import type { Release } from '../../product.ts';
import { DefinitionError } from '../descriptors/definition-error.ts';
import { readYaml } from '../yaml/read-yaml.ts';
import { loadConfig } from './load-config.ts';
import { pathsSchema, portsSchema, programsSchema, retentionSchema } from './schema.ts';
import type { CliPath, CliPort, CliPrograms, CliValue, RetentionProfile } from './types.ts';

/** The files and folders that the programs use. */
export function loadPaths(release: Release, root: string = process.cwd()): readonly CliPath[] {
  const { value } = readYaml<Record<string, Omit<CliPath, 'name'>>>(
    root,
    `${release.folder}/cli/paths.yaml`,
    pathsSchema,
  );
  return Object.entries(value).map(([name, entry]) => ({ ...entry, name }));
}

/**
 * The ports of the programs with their defaults.
 *
 * @throws DefinitionError when an entry names no key of the configuration
 */
export function loadPorts(release: Release, root: string = process.cwd()): readonly CliPort[] {
  const file = `${release.folder}/cli/ports.yaml`;
  const { value, line } = readYaml<{ component: string; key: string }[]>(root, file, portsSchema);
  const files = loadConfig(release, root);
  return value.map(({ component, key }, index) => {
    const found = files.find((entry) => entry.component === component)?.keys.find((entry) => entry.key === key);
    if (!found) {
      throw new DefinitionError({ file, line: line(index) }, `${component} has no key ${key}.`, 'Correct the entry.');
    }
    return { component, key, default: found.default ?? null, effect: found.effect };
  });
}

/** What `vega datanode init --retention-profile` can be given. */
export function loadRetentionProfiles(release: Release, root: string = process.cwd()): readonly RetentionProfile[] {
  const { value } = readYaml<{
    default: string;
    profiles: Record<string, { description: string; changes: Record<string, CliValue> }>;
  }>(root, `${release.folder}/cli/retention-profiles.yaml`, retentionSchema);
  return Object.entries(value.profiles).map(([name, entry]) => ({ ...entry, name, isDefault: name === value.default }));
}

/** The programs of the release and what holds for all their commands. */
export function loadPrograms(release: Release, root: string = process.cwd()): CliPrograms {
  const { value } = readYaml<
    Omit<CliPrograms, 'programs'> & { programs: Record<string, { sameAs?: string; description: string }> }
  >(root, `${release.folder}/cli/programs.yaml`, programsSchema);
  const programs = Object.entries(value.programs).map(([name, entry]) => ({ ...entry, name }));
  return { ...value, programs };
}
