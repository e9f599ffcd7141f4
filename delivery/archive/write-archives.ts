import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { zip } from '../../reference/downloads/zip.ts';
import { product, trees } from '../../product.ts';
import { archiveEntries } from './archive-entries.ts';
import type { ArchiveFile } from './archive-file.ts';
import { archiveName, archivesFolder, archivesList } from './archive-name.ts';

/** Writes an archive of each tree into a built site, and their list. The same pages give the same bytes. */
export function writeArchives(site: string): readonly ArchiveFile[] {
  const folder = path.join(site, archivesFolder);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const list = Object.values(trees).map(({ path: tree, label }): ArchiveFile => {
    const file = archiveName(tree);
    const top = file.replace(/\.zip$/, '');
    const entries = archiveEntries({ site, tree, label, origin: product.url });
    const bytes = zip([...entries].map(([name, content]) => [`${top}/${name}`, content] as const));
    writeFileSync(path.join(folder, file), bytes);
    return { tree, file, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  });
  writeFileSync(path.join(folder, archivesList), `${JSON.stringify(list, null, 1)}\n`);
  return list;
}
