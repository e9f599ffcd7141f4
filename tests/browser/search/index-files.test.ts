import { describe, expect, it } from 'vitest';
import { trees } from '../../../product.ts';
import type { ContentGroup, NameGroup } from '../../../search/format/types.ts';
import { usefulRoutes } from '../../../src/components/Search/usefulPages.ts';
import { builtIndex, gzipBytes, indexFile } from '../../../tools/bench-search/built-index.ts';

describe.each(Object.values(trees).map(({ path }) => path))('index of %s', (tree) => {
  const names = indexFile(tree, 'index');
  const content = indexFile(tree, 'content');

  it('gives first hits after 121 KB and everything after 635 KB', () => {
    console.log(
      `${tree}: first hits after ${(gzipBytes(names) / 1024).toFixed(0)} KB, everything after ${((gzipBytes(names) + gzipBytes(content)) / 1024).toFixed(0)} KB`,
    );
    // Grows with headings, and with names such as reasons of errors.
    expect(gzipBytes(names)).toBeLessThanOrEqual(121 * 1024);
    // Everything comes after the first hits; it grows with what pages say, 3 % with what rounds of readers found missing.
    expect(gzipBytes(names) + gzipBytes(content)).toBeLessThanOrEqual(635 * 1024);
  });

  it('is a list of groups, each with documents and a serialised index, one for each type of hit', () => {
    const groups = JSON.parse(names) as NameGroup[];
    expect(groups.map(({ documents }) => documents.type)).toEqual([0, 1, 2]);
    const second = JSON.parse(content) as ContentGroup[];
    expect(second).toHaveLength(2);
    for (const group of [...groups, ...second]) {
      expect(Object.keys(group)).toEqual(['documents', 'index']);
      expect(group.index.codes.length).toBeGreaterThan(0);
    }
  });

  it('holds documents with title, url, hash, breadcrumbs, section, id and parent', async () => {
    const { documents } = (await builtIndex(tree)).names;
    expect(documents.length).toBeGreaterThan(5000);
    for (const document of documents) {
      expect(document.title, JSON.stringify(document)).not.toBe('');
      expect(document.url).toMatch(/^\//);
      expect(document.hash).toMatch(document.type === 0 ? /^$/ : /^#./);
      expect(documents[document.parent]?.url).toBe(document.url);
    }
    expect(documents.map(({ id }) => id)).toEqual(documents.map((_, position) => position));
    const field = documents.find(
      ({ hash, url }) =>
        hash === '#Order.peak_size' || (hash === '#IcebergOrder.peak_size' && url.endsWith('vega.proto')),
    );
    expect(field).toMatchObject({ type: 2, title: 'peak_size', section: 'IcebergOrder' });
    expect(field?.breadcrumbs[0]).toBe('APIs');
  });

  it('covers the documents and the pages outside the trees, but no other tree and no search page', async () => {
    const urls = new Set((await builtIndex(tree)).names.documents.map(({ url }) => url));
    for (const url of [
      '/',
      '/markdown-page',
      `/${tree}`,
      `/${tree}/concepts/governance`,
      `/${tree}/api/network-parameters`,
    ])
      expect(urls).toContain(url);
    const others = Object.values(trees)
      .map(({ path }) => path)
      .filter((path) => path !== tree);
    for (const url of urls)
      expect(
        others.some((other) => url === `/${other}` || url.startsWith(`/${other}/`)),
        url,
      ).toBe(false);
    expect(urls).not.toContain('/search');
    expect(urls).not.toContain('/404');
    for (const route of usefulRoutes) expect(urls).toContain(`/${tree}${route}`);
  });

  it('keeps the texts of guides and of reference elements', async () => {
    const { names: store, content: texts } = await builtIndex(tree);
    expect(texts?.of.length).toBeGreaterThan(3000);
    expect(Math.max(...(texts?.of ?? []))).toBeLessThan(store.documents.length);
  });
});
