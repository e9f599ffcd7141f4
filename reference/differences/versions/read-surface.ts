import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { graphqlSurface } from './graphql-surface.ts';
import { commandSurface, parameterSurface, walletSurface } from './program-surface.ts';
import { protoSurface } from './proto-surface.ts';
import type { Surface, SurfaceElement } from './surface.ts';

/** The folder that the loaders of the reference read. */
const described = 'v0.73';

/** Folders of definitions, each read by its loader. */
const readers: readonly { readonly folder: string; readonly read: (root: string) => Surface | Promise<Surface> }[] = [
  { folder: 'proto', read: protoSurface },
  { folder: 'graphql', read: graphqlSurface },
  { folder: 'wallet', read: walletSurface },
  { folder: 'cli', read: commandSurface },
  { folder: 'network-parameters', read: parameterSurface },
];

/** Versions that `definitions/` holds, oldest first. */
export function definitionVersions(root: string): string[] {
  return readdirSync(path.join(root, 'definitions'))
    .filter((name) => /^v\d/.test(name))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

/**
 * Everything that programs can depend on in `definitions/<version>`. The loaders know one version: another one is put in its place
 * in a folder of its own, read and removed.
 *
 * @throws DefinitionError where a definition is wrong
 */
export async function readSurface(root: string, version: string): Promise<Surface> {
  const view = mkdtempSync(path.join(tmpdir(), 'definitions-'));
  try {
    const place = path.join(view, 'definitions', described);
    cpSync(path.join(root, 'definitions', version), place, { recursive: true, dereference: true });
    cpSync(path.join(root, 'definitions', 'third_party'), path.join(view, 'definitions', 'third_party'), { recursive: true, dereference: true });
    cpSync(path.join(root, 'buf.yaml'), path.join(view, 'buf.yaml'));
    const found: SurfaceElement[] = [];
    for (const { folder, read } of readers) if (existsSync(path.join(place, folder))) found.push(...(await read(view)));
    return found;
  } finally {
    rmSync(view, { recursive: true, force: true });
  }
}
