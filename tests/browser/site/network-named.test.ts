import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { product, trees } from '../../../product.ts';
import { builtPages } from '../data/built-pages.ts';
import { hydrated, useBrowser } from '../setup/browser.ts';

const browser = useBrowser({ handOn: true });
const names = ['mainnet', 'testnet'] as const;

describe.each(names)('which network it is about is said by every page of %s', (tree) => {
  const pages = builtPages().filter(({ path }) => path === `/${tree}` || path.startsWith(`/${tree}/`));
  const other = names.find((name) => name !== tree) ?? '';
  /** The pages whose text, cut out by a pattern, does not name the network, or names the other. */
  const unnamed = (pattern: RegExp): string[] =>
    pages
      .filter(({ html }) => {
        const text = pattern.exec(html)?.[1] ?? '';
        return !text.includes(`Vega ${tree}`) || text.includes(`Vega ${other}`);
      })
      .map(({ path }) => path);

  it('in its title, which tabs and bookmarks show', () => {
    expect(pages.length).toBeGreaterThan(300);
    expect(unnamed(/<title[^>]*>([^<]*)/)).toEqual([]);
  });

  it('in the title of link previews', () => {
    expect(unnamed(/<meta [^>]*property="?og:title"? [^>]*content=("[^"]*"|'[^']*')/)).toEqual([]);
  });

  it('in its Markdown, with the release', () => {
    const wanted = new RegExp(`^\\*Page /${tree}.*, ${tree}.*release v${trees[tree].release.version}\\.\\*$`, 'm');
    const wrong = pages.filter(({ path }) => {
      const file = `build${path}.md`;
      return !existsSync(file) || !wanted.test(readFileSync(file, 'utf8'));
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});

describe.each(names)('a page of %s on paper', (tree) => {
  it('names network and release at its head, and at the foot of each sheet', async () => {
    const page = await browser.open(`/${tree}/node-operators/how-to/upgrade-network`);
    await hydrated(page);
    await page.emulateMedia({ media: 'print' });
    const head = await page.locator('[data-page]').evaluate((element) => getComputedStyle(element, '::before').content);
    expect(head).toContain(`Vega ${tree}`);
    expect(head).toContain(`v${product.release}`);
    const feet = await page.evaluate(() => {
      const found: string[] = [];
      const read = (rules: CSSRuleList): void => {
        for (const rule of rules) {
          if (rule instanceof CSSPageRule) found.push(rule.cssText);
          else if (rule instanceof CSSGroupingRule) read(rule.cssRules);
        }
      };
      for (const sheet of document.styleSheets) read(sheet.cssRules);
      return {
        sheets: found,
        named: getComputedStyle(document.body).getPropertyValue('page'),
      };
    });
    expect(feet.named).toBe(tree);
    const foot = feet.sheets.find((rule) => rule.startsWith(`@page ${tree}`)) ?? '';
    expect(foot).toContain(`Vega ${tree}`);
    expect(foot).toContain(`v${product.release}`);
  });
});
