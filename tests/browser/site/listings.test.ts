import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { factTable } from '../../fact-table.ts';
import { attribute, findElements, type Document, type Element } from '../../../html/page/dom.ts';
import { documentAt, elements } from '../setup/document.ts';

/** Pages that list others list all of them: what there is to list is taken from the pages' own front matter and from the release. */

/** Where the links lead in those parts of a page; a link counts once. */
async function linksIn(path: string, partsOf: (page: Document) => readonly Element[]): Promise<string[]> {
  const links = new Set(partsOf(await documentAt(path)).flatMap((part) => elements(part, 'a')));
  return [...links].map((link) => attribute(link, 'href') ?? '');
}

const mainOf = (page: Document): Element[] => elements(page, 'main');
const articlesOf = (page: Document): Element[] => mainOf(page).flatMap((main) => elements(main, 'article'));
const sectionsOf = (page: Document): Element[] =>
  findElements(page, (element) => attribute(element, 'data-page') !== undefined).flatMap((part) =>
    elements(part, 'section'),
  );

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
    expect((await linksIn(`/${tree}/tags/${tag}`, articlesOf)).sort()).toEqual(expected);
  });

  it('the list of tags leads to both of them', async () => {
    expect(await linksIn(`/${tree}/tags`, mainOf)).toEqual(
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
      const listed = await linksIn(`/${tree}${slug}`, sectionsOf);
      expect(
        operations.filter((route) => !listed.includes(route)),
        slug,
      ).toEqual([]);
    }
  });
});
