import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Files below a folder, sorted, with forward slashes, relative to it. */
export function filesOf(folder: string, wanted: (file: string) => boolean = () => true): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter(wanted)
    .sort();
}
