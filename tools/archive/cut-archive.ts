import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { trees } from '../../product.ts';
import { archiveFault } from './archive-fault.ts';
import { archiveFolder, handWritten } from './paths.ts';

/**
 * Makes the archive the same as docs/: copies each hand-written page, removes what docs/ no longer has. Gives how many files
 * it copied and removed.
 *
 * @throws Error when versioned_docs/ holds the archive of another release; nothing has changed then
 */
export function cutArchive(root: string): { readonly copied: number; readonly removed: number } {
  const fault = archiveFault(root);
  if (fault !== undefined) throw new Error(fault);
  const wanted = handWritten(root, 'docs').filter((file) => existsSync(path.join(root, 'docs', file)));
  const stale = handWritten(root, archiveFolder).filter(
    (file) => !wanted.includes(file) && existsSync(path.join(root, archiveFolder, file)),
  );
  for (const file of wanted) {
    const target = path.join(root, archiveFolder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    cpSync(path.join(root, 'docs', file), target);
  }
  // The framework reads the names of archived versions here.
  writeFileSync(path.join(root, 'versions.json'), `${JSON.stringify([trees.mainnet.docsVersion])}\n`);
  for (const file of stale) rmSync(path.join(root, archiveFolder, file));
  return { copied: wanted.length, removed: stale.length };
}
