import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '../../../product.ts';
import { contractSurface } from './contract-surface.ts';
import { graphqlSurface } from './graphql-surface.ts';
import {
  commandSurface,
  configurationSurface,
  parameterSurface,
  transactionSurface,
  walletSurface,
} from './program-surface.ts';
import { protoSurface } from './proto-surface.ts';
import type { Surface, SurfaceElement } from './surface.ts';

/** Folders of definitions, each with what it says of an API. */
const readers: readonly {
  readonly folder: string;
  readonly read: (release: Release, root: string) => Surface | Promise<Surface>;
}[] = [
  { folder: 'proto', read: protoSurface },
  { folder: 'graphql', read: graphqlSurface },
  { folder: 'wallet', read: walletSurface },
  { folder: 'cli', read: commandSurface },
  { folder: 'cli/config', read: configurationSurface },
  { folder: 'commands', read: transactionSurface },
  { folder: 'network-parameters', read: parameterSurface },
  { folder: 'contracts', read: contractSurface },
];

/**
 * Everything that programs can depend on in a release.
 *
 * @param root project root
 * @throws DefinitionError where a definition is wrong
 */
export async function readSurface(release: Release, root: string): Promise<Surface> {
  const found: SurfaceElement[] = [];
  for (const { folder, read } of readers)
    if (existsSync(path.join(root, release.folder, folder))) found.push(...(await read(release, root)));
  return found;
}
