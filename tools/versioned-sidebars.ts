import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { trees } from '../product.ts';
import sidebars from '../sidebars.ts';

/** Writes the archive's sidebars: the same as the current ones, since both trees hold the same pages. */
export function writeVersionedSidebars(root: string): void {
  const folder = path.join(root, 'versioned_sidebars');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `version-${trees.mainnet.docsVersion}-sidebars.json`);
  writeFileSync(file, `${JSON.stringify(sidebars, null, 1)}\n`);
}

writeVersionedSidebars(process.cwd());
