import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
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

  it('does not hold generated pages', () => {
    const root = repository({
      '.gitignore': 'docs/api/rest/*/\n',
      'docs/api/rest/core/op.mdx': 'made',
      'docs/a.mdx': 'a',
    });
    expect(cutArchive(root).copied).toBe(1);
  });
});
