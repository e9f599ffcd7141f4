import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { factTable } from '../../fact-table.ts';
import { useBrowser } from '../setup/browser.ts';

/** Pages that list others list all of them: what there is to list is taken from the pages' own front matter and from the release. */

const browser = useBrowser();

const linksIn = async (path: string, part: string): Promise<string[]> => {
  const page = await browser.open(path, { javaScriptEnabled: false });
  const links = await page
    .locator(`${part} a`)
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  await page.context().close();
  return links;
};

/** Routes below a tree of the hand-written pages with a tag. */
const tagged = (tag: string): string[] =>
  readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        file.endsWith('.mdx') &&
        new RegExp(`^tags: \\[[^\\]]*\\b${tag}\\b`, 'm').test(
          /^---\n([\s\S]*?)\n---/.exec(readFileSync(`docs/${file}`, 'utf8'))?.[1] ?? '',
        ),
    )
    .map((file) => `/${file.replace(/(?:\/index)?\.mdx$/, '')}`);

describe.each(['mainnet', 'testnet'])('lists of %s', (tree) => {
  it.each(['asset', 'governance'])('the page of the tag %s lists every document that has it', async (tag) => {
    const expected = tagged(tag)
      .map((route) => `/${tree}${route}`)
      .sort();
    expect(expected.length).toBeGreaterThan(5);
    expect((await linksIn(`/${tree}/tags/${tag}`, 'main article')).sort()).toEqual(expected);
  });

  it('the list of tags leads to both of them', async () => {
    expect(await linksIn(`/${tree}/tags`, 'main')).toEqual(
      expect.arrayContaining([`/${tree}/tags/asset`, `/${tree}/tags/governance`]),
    );
  });

  it('each category page of the REST reference lists every operation of its category', async () => {
    const categories = new Map<string, string[]>();
    for (const { service, pageSlug, categorySlug } of factTable<{
      operations: readonly { service: string; pageSlug: string; categorySlug: string }[];
    }>('rest.json').operations) {
      categories.set(categorySlug, [
        ...(categories.get(categorySlug) ?? []),
        `/${tree}/api/rest/${service}/${pageSlug}`,
      ]);
    }
    expect(categories.size).toBe(28);
    for (const [slug, operations] of categories) {
      const listed = await linksIn(`/${tree}${slug}`, '[data-page] section');
      expect(
        operations.filter((route) => !listed.includes(route)),
        slug,
      ).toEqual([]);
    }
  });
});
