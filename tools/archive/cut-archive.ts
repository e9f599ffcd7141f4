import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { trees } from '../../product.ts';
import { removeStrayStubs } from '../../reference/output/stray-stubs.ts';
import { archiveFault } from './archive-fault.ts';
import { archiveFolder, handWritten, treesApart } from './paths.ts';

const apartFault =
  `docs/ describes ${trees.testnet.release.label}, and the archive ${trees.mainnet.release.label}, which mainnet runs: ` +
  "all of docs/ would tell mainnet's readers of another release.\n  Name the pages that hold for both: npm run archive -- docs/FILE.mdx";

/**
 * Makes the archive the same as docs/: copies each hand-written page, removes what docs/ no longer has. Gives how many files
 * it copied and removed.
 *
 * @param pages the pages to copy, `docs/concepts/governance.mdx`; all, if none is named
 * @param apart whether the trees describe different lines of releases: then only pages that are named are copied
 * @throws Error when versioned_docs/ holds the archive of another release, or should; no written page has changed then
 */
export function cutArchive(
  root: string,
  pages: readonly string[] = [],
  apart: boolean = treesApart,
): { readonly copied: number; readonly removed: number } {
  removeStrayStubs(root);
  const fault = archiveFault(root) ?? (apart && pages.length === 0 ? apartFault : undefined);
  if (fault !== undefined) throw new Error(fault);
  const all = handWritten(root, 'docs').filter((file) => existsSync(path.join(root, 'docs', file)));
  const named = pages.map((page) => path.relative('docs', path.normalize(page)));
  const unknown = named.findIndex((file) => !all.includes(file));
  if (unknown >= 0)
    throw new Error(`${pages[unknown] ?? ''} is no page of docs/.\n  Name pages as docs/concepts/governance.mdx.`);
  const wanted = pages.length === 0 ? all : named;
  const stale =
    pages.length > 0
      ? []
      : handWritten(root, archiveFolder).filter(
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
