import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compilation, pageSources, sourceHash } from './source-hash.ts';

describe('sourceHash', () => {
  it('is the same for the same sources, another when a page, its name or a definition changes', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'hash-'));
    const put = (file: string, text: string): void => {
      mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    };
    put('docs/a.mdx', 'one');
    put('definitions/x.yaml', 'two');
    const first = sourceHash(root, pageSources);
    expect(first).toMatch(/^[0-9a-f]{8}$/);
    put('build/index.html', 'not a source');
    expect(sourceHash(root, pageSources)).toBe(first);
    put('definitions/x.yaml', 'three');
    const second = sourceHash(root, pageSources);
    put('docs/b.mdx', '');
    expect(new Set([first, second, sourceHash(root, pageSources)]).size).toBe(3);
  });

  it('of the compilation leaves a changed page out, so that only that page is compiled again', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'hash-'));
    mkdirSync(path.join(root, 'docs'));
    const first = sourceHash(root, compilation);
    writeFileSync(path.join(root, 'docs/a.mdx'), 'one');
    expect(sourceHash(root, compilation)).toBe(first);
    writeFileSync(path.join(root, 'product.ts'), 'two');
    expect(sourceHash(root, compilation)).not.toBe(first);
  });
});
