import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { zip } from '../../reference/downloads/zip.ts';
import { product, trees, type TreeName } from '../../product.ts';
import { TreeArchive } from './archive-entries.ts';
import { type ArchiveFile, archiveName, archivesFolder, archivesList } from './archive-file.ts';

/** An archive of each tree, to be filled with the pages of a built site. */
export const treeArchives = (site: string): readonly TreeArchive[] =>
  Object.values(trees).map(({ path: tree, label }) => new TreeArchive({ site, tree, label, origin: product.url }));

/** Writes filled archives into a built site, and their list. The same pages give the same bytes. */
export function writeArchives(site: string, archives: readonly TreeArchive[]): readonly ArchiveFile[] {
  const folder = path.join(site, archivesFolder);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const list = archives.map((archive): ArchiveFile => {
    const tree = archive.tree as TreeName;
    const file = archiveName(tree);
    const top = file.replace(/\.zip$/, '');
    const bytes = zip([...archive.entries()].map(([name, content]) => [`${top}/${name}`, content] as const));
    writeFileSync(path.join(folder, file), bytes);
    return { tree, file, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  });
  writeFileSync(path.join(folder, archivesList), `${JSON.stringify(list, null, 1)}\n`);
  return list;
}
