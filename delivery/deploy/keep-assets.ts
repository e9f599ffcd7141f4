import { copyFileSync, existsSync, linkSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { cacheRules } from '../cache-rules.ts';
import { filesOf } from '../../common/files-of.ts';

/** Puts a file at another place without copying its content where the file system can. */
function place(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/**
 * Gives a release the hashed assets of earlier ones, so that tabs opened before a deployment find theirs. Files that the
 * release has itself stay as they are. Gives how many it added.
 * @param own names of the hashed assets that an earlier release was built with
 */
export function keepAssets(from: string, to: string, own: readonly string[]): number {
  let added = 0;
  for (const name of own.flatMap((file) => [file, `${file}.br`, `${file}.gz`])) {
    const source = path.join(from, name);
    const target = path.join(to, name);
    if (!existsSync(source) || existsSync(target)) continue;
    place(source, target);
    added += 1;
  }
  return added;
}

/** Whether a file has a content hash in its name: only those may outlive their release. */
export function isHashed(file: string): boolean {
  return cacheRules[0].pattern.test(`/${file}`);
}

/** Copies a folder, file by file. */
export function copyFolder(from: string, to: string): void {
  for (const file of filesOf(from)) {
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    copyFileSync(path.join(from, file), path.join(to, file));
  }
}
