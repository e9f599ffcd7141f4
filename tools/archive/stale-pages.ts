import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { archiveFolder, handWritten, treesApart } from './paths.ts';

/**
 * Hand-written pages that the archive lacks, has in excess or has otherwise than docs/; empty when it is fresh, and while the trees
 * describe different lines of releases, for then the two differ by right.
 */
export function stalePages(root: string, apart: boolean = treesApart): string[] {
  if (apart) return [];
  const pages = new Set([...handWritten(root, 'docs'), ...handWritten(root, archiveFolder)]);
  return [...pages].sort().filter((file) => {
    const source = path.join(root, 'docs', file);
    const copy = path.join(root, archiveFolder, file);
    if (!existsSync(source) || !existsSync(copy)) return existsSync(source) !== existsSync(copy);
    return !readFileSync(source).equals(readFileSync(copy));
  });
}
