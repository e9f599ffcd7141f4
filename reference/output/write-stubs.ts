import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesOf } from '../../common/files-of.ts';
import type { GeneratedFiles } from './generated-files.ts';

/**
 * Makes a folder hold the stubs and nothing else. They are written in place, and files that did not change are left
 * untouched: a running development server sees what changed, and compiles no more than that.
 */
export async function writeStubs(folder: string, stubs: GeneratedFiles): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const file of filesOf(folder)) if (stubs.get(file) === undefined) await rm(path.join(folder, file));
  for (const [file, content] of stubs.entries()) {
    const place = path.join(folder, file);
    if (existsSync(place) && (await readFile(place, 'utf8')) === content) continue;
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, content);
  }
}

/**
 * Refuses stubs of pages that are written by hand already.
 *
 * @param root project root
 * @param folder the hand-written pages of the tree, from there
 * @throws Error that names the page
 */
export function refuseWrittenPages(root: string, folder: string, stubs: GeneratedFiles): void {
  for (const [file] of stubs.entries()) {
    const route = file.replace(/\.mdx$/, '');
    const written = ['.mdx', '.md', '/index.mdx', '/index.md']
      .map((end) => path.posix.join(folder, `${route}${end}`))
      .find((page) => existsSync(path.join(root, page)));
    if (written !== undefined)
      throw new Error(`${written} is written by hand, and the reference makes a page of that route: rename one.`);
  }
}
