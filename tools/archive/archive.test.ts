import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { trees } from '../../product.ts';
import { archiveFault, buildFault } from './archive-fault.ts';
import { cutArchive } from './cut-archive.ts';
import { archiveFolder } from './paths.ts';
import { stalePages } from './stale-pages.ts';

function repository(files: Record<string, string>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'archive-'));
  execFileSync('git', ['init', '-q'], { cwd: root });
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  }
  return root;
}

describe('the archive', () => {
  it('of this repository is what docs/ says', () => {
    expect(stalePages(process.cwd()), 'run `npm run archive` and commit the result').toEqual([]);
  });

  it('is stale after an edit, fresh after it has been cut, and drops pages that docs/ dropped', () => {
    const root = repository({
      'docs/a.mdx': 'new',
      [`${archiveFolder}/a.mdx`]: 'old',
      [`${archiveFolder}/gone.mdx`]: 'x',
    });
    expect(stalePages(root)).toEqual(['a.mdx', 'gone.mdx']);
    expect(cutArchive(root)).toEqual({ copied: 1, removed: 1 });
    expect(stalePages(root)).toEqual([]);
    expect(readFileSync(path.join(root, archiveFolder, 'a.mdx'), 'utf8')).toBe('new');
  });

  it('does not take generated pages that an earlier checkout left', () => {
    const made = '---\ntitle: "A"\n---\n\nexport const toc = [];\n\n<Reference file="testnet/a" />\n';
    const root = repository({ 'docs/api/rest/core/op.mdx': made, 'docs/a.mdx': 'a' });
    expect(stalePages(root)).toEqual(['a.mdx', 'api/rest/core/op.mdx']);
    expect(cutArchive(root)).toEqual({ copied: 1, removed: 0 });
    expect(stalePages(root)).toEqual([]);
  });
});

describe('the archive while the trees describe different lines of releases', () => {
  const files = {
    'docs/a.mdx': 'new',
    'docs/b.mdx': 'new',
    [`${archiveFolder}/a.mdx`]: 'old',
    [`${archiveFolder}/c.mdx`]: 'old',
  };

  it('stays as it is, and is not stale', () => {
    const root = repository(files);
    expect(stalePages(root, true)).toEqual([]);
    expect(stalePages(root, false)).toEqual(['a.mdx', 'b.mdx', 'c.mdx']);
    expect(() => cutArchive(root, [], true)).toThrow(
      'Name the pages that hold for both: npm run archive -- docs/FILE.mdx',
    );
    expect(readFileSync(path.join(root, archiveFolder, 'a.mdx'), 'utf8')).toBe('old');
  });

  it('takes the pages that are named, and only those', () => {
    const root = repository(files);
    expect(() => cutArchive(root, ['docs/a.mdx', 'docs/z.mdx'], true)).toThrow('docs/z.mdx is no page of docs/.');
    expect(cutArchive(root, ['docs/a.mdx'], true)).toEqual({ copied: 1, removed: 0 });
    expect(stalePages(root, false)).toEqual(['b.mdx', 'c.mdx']);
  });
});

describe('the archive of a tree that names another release', () => {
  const pages = { 'docs/a.mdx': 'new', 'versioned_docs/version-v98.1/a.mdx': 'old' };

  it('is not cut while the folder has the name of the earlier one: it says which to rename, and changes nothing', () => {
    const root = repository(pages);
    const { docsVersion } = trees.mainnet;
    expect(() => cutArchive(root)).toThrow(
      `product.ts names ${docsVersion} for the mainnet tree, and versioned_docs/version-v98.1 holds pages of v98.1.\n  Rename the folder with git mv versioned_docs/version-v98.1 versioned_docs/version-${docsVersion} and run npm run archive.`,
    );
    expect(readFileSync(path.join(root, 'versioned_docs/version-v98.1/a.mdx'), 'utf8')).toBe('old');
    expect(existsSync(path.join(root, archiveFolder))).toBe(false);
    expect(existsSync(path.join(root, 'versions.json'))).toBe(false);
  });

  it('is cut once the folder is renamed, and a build then takes it', () => {
    const root = repository({ ...pages, 'versions.json': '["v98.1"]' });
    expect(buildFault(root)).toContain('git mv versioned_docs/version-v98.1');
    renameSync(path.join(root, 'versioned_docs/version-v98.1'), path.join(root, archiveFolder));
    expect(buildFault(root)).toBe(
      `product.ts names ${trees.mainnet.docsVersion} for the mainnet tree, and versions.json v98.1.\n  Run npm run archive.`,
    );
    expect(cutArchive(root)).toEqual({ copied: 1, removed: 0 });
    expect(buildFault(root)).toBeUndefined();
    expect(readFileSync(path.join(root, archiveFolder, 'a.mdx'), 'utf8')).toBe('new');
  });

  it('is told to go when no tree shows it', () => {
    const both = repository({ ...pages, 'versioned_docs/version-v99.1/a.mdx': 'new' });
    expect(archiveFault(both, 'v99.1')).toContain('remove that folder with git rm -r versioned_docs/version-v98.1');
  });
});
