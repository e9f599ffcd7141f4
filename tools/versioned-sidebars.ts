import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { trees } from '../product.ts';
import { sidebarsOf } from '../sidebars/index.ts';

/** Writes the archive's sidebars. */
export function writeVersionedSidebars(root: string): void {
  const folder = path.join(root, 'versioned_sidebars');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `version-${trees.mainnet.docsVersion}-sidebars.json`);
  writeFileSync(file, `${JSON.stringify(sidebarsOf('mainnet'), null, 1)}\n`);
}

writeVersionedSidebars(process.cwd());
