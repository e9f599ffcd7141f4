import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { pageFolders } from '../../common/page-folders.ts';
import { trees } from '../../product.ts';

/** Folder of the archive, relative to the repository's root. */
export const archiveFolder = pageFolders.mainnet.written;

/**
 * Whether the trees describe different lines of releases: docs/ then says what testnet's does, and the archive what mainnet's does,
 * until mainnet follows.
 */
export const treesApart: boolean = trees.mainnet.release.label !== trees.testnet.release.label;

/** Hand-written files below a folder, relative to it, sorted: everything that git does not ignore. */
export function handWritten(root: string, folder: string): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', folder], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed
    .split('\0')
    .filter(Boolean)
    .map((file) => path.relative(folder, file))
    .sort();
}
