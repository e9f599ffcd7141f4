import { expect, it } from 'vitest';
import { product } from '../../product.ts';
import type { PageExport } from '../page-export.ts';
import { siteIndex } from './site-index.ts';
import { treeIndex } from './tree-index.ts';

it('lists of pages have whole links, for readers who have the list from elsewhere', () => {
  const page = { path: '/mainnet/a', title: 'A', description: 'B', tree: 'mainnet' } as PageExport;
  const texts = [
    siteIndex([{ ...page, path: '/mainnet/differences' }, { ...page, tree: undefined, path: '/design' } as PageExport]),
    treeIndex('mainnet', 'mainnet', [{ id: 'a', title: 'A', pages: [page] }]),
  ];
  for (const text of texts) {
    const links = [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(3);
    expect(links.filter((link) => !link.startsWith(`${product.url}/`))).toEqual([]);
  }
  expect(texts[0]).not.toContain('/changes');
  expect(siteIndex([{ ...page, path: '/mainnet/changes' }])).toContain(`[A](${product.url}/mainnet/changes.md): B`);
  expect(texts[1]).toContain(`[A](${product.url}/mainnet/a.md): B`);
});
