import { existsSync, readFileSync, readdirSync, rmSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from '../../common/files-of.ts';

/** All of a stub, as `pages/stub.ts` writes it; a page that somebody wrote, or changed, is none. */
const wholeStub = /^---\n(?:[a-z_]+: ".*"\n)+---\n\nexport const toc = \[.*\];\n\n<Reference file="[^"\n]+" \/>\n$/;

/**
 * Removes the stubs that `npm run generate` of earlier commits wrote among hand-written pages: in a clone that was updated with
 * git pull they still lie there, no longer ignored, and the site would have each page twice. Gives how many it removed.
 *
 * @param root project root
 */
export function removeStrayStubs(root: string): number {
  let removed = 0;
  for (const folder of ['docs', 'versioned_docs'].map((name) => path.join(root, name)).filter(existsSync)) {
    for (const file of filesOf(folder, (name) => name.endsWith('.mdx'))) {
      if (!wholeStub.test(readFileSync(path.join(folder, file), 'utf8'))) continue;
      rmSync(path.join(folder, file));
      removeEmpty(path.join(folder, path.dirname(file)), folder);
      removed += 1;
    }
  }
  return removed;
}

/** Removes a folder without files, and those above it that it leaves empty, up to `top`. */
function removeEmpty(folder: string, top: string): void {
  if (folder === top || readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  removeEmpty(path.dirname(folder), top);
}
