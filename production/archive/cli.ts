import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { product, trees } from '../../product.ts';
import { zip } from '../../plugins/api-reference/downloads/zip.ts';
import { archiveEntries } from './archive-entries.ts';
import type { ArchiveFile } from './archive-file.ts';

/** Writes an archive of each tree and their list into the built site. `tools/finish.ts` must run after it. */
const site = 'build';
const folder = path.join(site, 'archives');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const list = Object.values(trees).map(({ path: tree, label }): ArchiveFile => {
  const file = `${product.slug}-docs-${tree}-${product.release}.zip`;
  const top = file.replace(/\.zip$/, '');
  const entries = archiveEntries({ site, tree, label, origin: product.url });
  const bytes = zip([...entries].map(([name, content]) => [`${top}/${name}`, content] as const));
  writeFileSync(path.join(folder, file), bytes);
  console.warn(`${file}: ${entries.size} files, ${(bytes.length / 1e6).toFixed(1)} MB`);
  return { tree, file, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
});
writeFileSync(path.join(folder, 'archives.json'), `${JSON.stringify(list, null, 1)}\n`);
