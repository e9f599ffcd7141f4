import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../html/page/built-page.ts';
import { attribute, findElements, textOf, type Document } from '../../../html/page/dom.ts';
import { loadNetwork } from '../../../networks/index.ts';
import { trees, type TreeName } from '../../../product.ts';
import { builtPages } from '../data/built-pages.ts';

const pages = builtPages();
const treeNames = Object.keys(trees) as TreeName[];

describe.each(treeNames)('pages of %s', (tree) => {
  /** Pages that compare the networks name both. */
  const comparing = ['differences', 'releases'];

  it('name the chain of their own network only, in samples too', () => {
    const others = treeNames.filter((name) => name !== tree).map((name) => loadNetwork(name).chainId);
    const own = pages.filter(
      ({ path }) =>
        path.startsWith(`/${trees[tree].path}/`) && !comparing.some((part) => path.split('/')[2]?.startsWith(part)),
    );
    expect(own.length).toBeGreaterThan(300);
    const texts = own.map(({ path, file }) => ({ path, text: readFileSync(`build/${file}`, 'utf8') }));
    expect(texts.filter(({ text }) => text.includes(loadNetwork(tree).chainId)).length).toBeGreaterThan(10);
    expect(texts.filter(({ text }) => others.some((id) => text.includes(id))).map(({ path }) => path)).toEqual([]);
  });
});

describe('every page', () => {
  const wrong = (find: (page: Document) => number): string[] =>
    pages.filter(({ file }) => find(parseDocument(readFileSync(`build/${file}`, 'utf8'))) > 0).map(({ path }) => path);

  it('has no property of structured data without the thing that it is of', { timeout: 120_000 }, () => {
    const found = wrong((page) => {
      const all = findElements(page, (element) => attribute(element, 'itemprop') !== undefined);
      const owned = findElements(page, (element) => attribute(element, 'itemscope') !== undefined).flatMap((item) =>
        findElements(item, (element) => attribute(element, 'itemprop') !== undefined),
      );
      return all.filter((element) => !owned.includes(element)).length;
    });
    expect(found).toEqual([]);
  });

  it('has no choice without a name', { timeout: 120_000 }, () => {
    let seen = 0;
    const found = wrong((page) => {
      const options = findElements(page, ({ tagName }) => tagName === 'option');
      seen += options.length;
      return options.filter((option) => (attribute(option, 'label') ?? textOf(option)).trim() === '').length;
    });
    expect(found).toEqual([]);
    expect(seen).toBeGreaterThan(50);
  });
});
