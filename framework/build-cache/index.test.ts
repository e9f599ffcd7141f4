import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import buildCache from './index.ts';

const siteDir = mkdtempSync(path.join(tmpdir(), 'cache-'));
const configure = (experiments: object): object => {
  const { configureWebpack } = buildCache({ siteDir } as LoadContext);
  return configureWebpack?.({ experiments } as never, false, {} as never, undefined) ?? {};
};
const withCache = { cache: { type: 'persistent', version: '3.10' } };

describe('buildCache', () => {
  it('gives the cache another version when something that pages show changes', () => {
    const before = configure(withCache);
    expect(configure(withCache)).toEqual(before);
    writeFileSync(path.join(siteDir, 'product.ts'), 'another');
    expect(configure(withCache)).not.toEqual(before);
    expect(JSON.stringify(before)).toContain('"version":"3.10-');
  });

  it('leaves a build without a cache alone', () => {
    expect(configure({})).toEqual({});
  });
});
