import type { ConfigFile } from '../../../reference/cli/types.ts';

/** The keys of a parsed TOML document with their sections, `Broker.Socket.Port`; entries of lists of tables count as the list. */
export function tomlKeys(document: Readonly<Record<string, unknown>>, above = ''): string[] {
  return Object.entries(document).flatMap(([key, value]) => {
    const name = above === '' ? key : `${above}.${key}`;
    if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof Date) return [name];
    return tomlKeys(value as Record<string, unknown>, name);
  });
}

/** Keys that a configuration file does not know. A key may lie inside a map: `upgradeFolders.v1`. */
export function unknownKeys(keys: readonly string[], config: ConfigFile): string[] {
  const known = new Map(config.keys.map((entry) => [entry.key, entry]));
  const inMap = (key: string): boolean => {
    const parts = key.split('.');
    return parts.some((_, index) => known.get(parts.slice(0, index).join('.'))?.type.startsWith('map') ?? false);
  };
  return keys.filter((key) => !known.has(key) && !inMap(key));
}
