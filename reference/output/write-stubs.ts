import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GeneratedFiles } from './generated-files.ts';

/** What every stub holds and no hand-written page does. */
const mark = '<Reference file="';

/**
 * Puts generated stubs among the hand-written pages of a folder, and removes the stubs of earlier runs that are no
 * longer made. Files that did not change are left untouched, so that a running development server does not rebuild them.
 *
 * @throws Error when a hand-written page stands where a stub has to go; nothing is written then
 */
export async function writeStubs(folder: string, stubs: GeneratedFiles): Promise<void> {
  const earlier = await earlierPages(folder);
  for (const [file] of stubs.entries()) {
    const content = earlier.get(file);
    if (content !== undefined && !content.includes(mark)) {
      throw new Error(
        `${path.join(path.basename(folder), file)} is written by hand, and the reference makes a page of that name: rename one.`,
      );
    }
  }
  for (const [file, content] of stubs.entries()) {
    if (earlier.get(file) === content) continue;
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
  for (const [file, content] of earlier) {
    if (content.includes(mark) && stubs.get(file) === undefined) await rm(path.join(folder, file));
  }
}

async function earlierPages(folder: string): Promise<Map<string, string>> {
  const names = await readdir(folder, { recursive: true }).catch(() => [] as string[]);
  const pages = names.filter((name) => name.endsWith('.mdx')).map((name) => name.split(path.sep).join('/'));
  return new Map(
    await Promise.all(pages.map(async (file) => [file, await readFile(path.join(folder, file), 'utf8')] as const)),
  );
}
