import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { product, siteTitle, trees, type TreeName } from '../../product.ts';

const css = readFileSync(new URL('./network.css', import.meta.url), 'utf8');
const names = Object.keys(trees) as TreeName[];

describe('the network on paper', () => {
  it.each(names)('is %s with its release, at the beginning and on each sheet', (tree) => {
    const texts = [...css.matchAll(/content: '([^']*release[^']*)'/g)].map((match) => match[1]);
    expect(texts).toContain(`${siteTitle(tree)} · release v${product.release}`);
    expect(texts).toContain(`${product.name} ${trees[tree].path} · release v${product.release}`);
    expect(css).toMatch(new RegExp(`\\[data-network='${tree}'\\] body \\{\\s*page: ${tree};\\s*\\}`));
    expect(css).toMatch(new RegExp(`@page ${tree} \\{[^}]*@bottom-left`));
  });

  it('names no other release', () => {
    expect(new Set(css.match(/v\d+\.\d+\.\d+/g))).toEqual(new Set([`v${product.release}`]));
  });
});
