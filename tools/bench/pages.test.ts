import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { product } from '../../product.ts';
import { handWrittenPages, mendLinks } from './pages.ts';

describe('mendLinks', () => {
  it('keeps links among the pages and sends others to the site', () => {
    const text = '[a](/mainnet/a#x) [b](/mainnet/b#y) [c](https://example.org)';
    expect(mendLinks(text, new Set(['/mainnet/a']))).toBe(
      `[a](/mainnet/a) [b](${product.url}/mainnet/b#y) [c](https://example.org)`,
    );
  });
});

describe('handWrittenPages', () => {
  it('takes pages written by hand and leaves references out', () => {
    const build = mkdtempSync(path.join(tmpdir(), 'bench-'));
    for (const file of [
      'mainnet/concepts/a.md',
      'mainnet/api/b.md',
      'mainnet/node-operators/reference/c.md',
      'testnet/concepts/d.md',
    ]) {
      mkdirSync(path.dirname(path.join(build, file)), { recursive: true });
      writeFileSync(path.join(build, file), '# Title\n\nText.\n');
    }
    expect(handWrittenPages(build)).toEqual([{ path: '/mainnet/concepts/a', title: 'Title', body: 'Text.\n' }]);
  });
});
