import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Puts a font into a folder of static files, under a name that changes with its content so that browsers may keep it.
 * Earlier versions are removed.
 * @returns its address on the site
 */
export function placeFont(bytes: Buffer, staticFolder: string): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const folder = path.join(staticFolder, 'assets', 'fonts');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const name = `display.${hash}.woff2`;
  writeFileSync(path.join(folder, name), bytes);
  return `/assets/fonts/${name}`;
}
