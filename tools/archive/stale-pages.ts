import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { archiveFolder, handWritten } from './paths.ts';

/** Hand-written pages that the archive lacks, has in excess or has otherwise than docs/; empty when it is fresh. */
export function stalePages(root: string): string[] {
  const pages = new Set([...handWritten(root, 'docs'), ...handWritten(root, archiveFolder)]);
  return [...pages].sort().filter((file) => {
    const source = path.join(root, 'docs', file);
    const copy = path.join(root, archiveFolder, file);
    if (!existsSync(source) || !existsSync(copy)) return existsSync(source) !== existsSync(copy);
    return !readFileSync(source).equals(readFileSync(copy));
  });
}
