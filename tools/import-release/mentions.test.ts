import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SurfaceElement } from '../../reference/differences/versions/surface.ts';
import { mentionLines } from './review.ts';
import { mentionsOf, places, withAlone, type Named } from './mentions.ts';

const field = (name: string): SurfaceElement => ({
  kind: 'field',
  name,
  parent: name.replace(/\.\w+$/, ''),
  facts: {},
});

/** The places of elements in some files. */
function found(files: Readonly<Record<string, string>>, elements: readonly Named[]): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'mentions-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    }
    return mentionsOf(root, elements).map(({ file, line, name }) => `${file}:${line} ${name}`);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

describe('mentions', () => {
  const gone = field('a.Estimate.collateral_available');

  it('find a field by its own name where no field that stays is called so', () => {
    const files = {
      'docs/one.mdx': 'Nothing.\nIt sends `collateral_available`.\n',
      'examples/estimate.py': 'query = {"collateralAvailable": 1}\n',
      'README.md': 'notCollateralAvailable, collateralAvailableNow\n',
    };
    expect(found(files, withAlone([gone], [gone]))).toEqual([
      'docs/one.mdx:2 a.Estimate.collateral_available',
      'examples/estimate.py:1 a.Estimate.collateral_available',
    ]);
    expect(found(files, withAlone([gone], [gone, field('a.Other.collateral_available')]))).toEqual([]);
  });

  it('find an operation by its id, its rpc and its path', () => {
    const operation: Named = { kind: 'REST operation', name: 'S_GetTransfer', path: '/api/v2/transfer/{id}' };
    const files = {
      'docs/one.mdx': '<Operation id="S_GetTransfer" />\n',
      'lessons/a.ts': 'fetch(`/api/v2/transfer/${id}`);\nfetch("/api/v2/transfers");\n',
      'sandbox/a.ts': 'GetTransfer: answer,\nGetTransfers: answer,\n',
    };
    expect(found(files, [operation])).toEqual([
      'docs/one.mdx:1 S_GetTransfer',
      'sandbox/a.ts:1 S_GetTransfer',
      'lessons/a.ts:1 S_GetTransfer',
    ]);
  });

  it('are one box for each element of a file, with all lines', () => {
    const lines = [3, 9, 12].map((line) => ({ file: 'docs/a.mdx', line, name: line === 9 ? 'b' : 'a' }));
    expect(mentionLines(lines)).toEqual([
      '- [ ] docs/a.mdx:3 names `a` (also lines 12)',
      '- [ ] docs/a.mdx:9 names `b`',
    ]);
  });

  it('are looked for in every folder of which one could speak', () => {
    // How the site is made, its archive and the definitions themselves, of which review.md tells apart.
    const elsewhere = ['common', 'decisions', 'delivery', 'framework', 'html', 'media', 'sidebars', 'static', 'tools'];
    const listed = execFileSync('git', ['ls-tree', '-d', '--name-only', 'HEAD'], { encoding: 'utf8' })
      .trim()
      .split('\n');
    const folders = listed.filter((name) => !name.startsWith('.') && !['definitions', 'versioned_docs'].includes(name));
    expect(folders.filter((name) => !elsewhere.includes(name)).sort()).toEqual(
      places.filter((place) => !/\.\w+$/.test(place)).sort(),
    );
  });
});
