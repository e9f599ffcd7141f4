import { describe, expect, it } from 'vitest';
import { editUrl, navigation, repository, trees } from '../../../product.ts';
import { factTable } from '../../fact-table.ts';
import { hydrated, useBrowser } from '../setup/browser.ts';

const browser = useBrowser({ handOn: true });
const orders = '/mainnet/concepts/trading-on-vega/orders';

describe('what stands around a page', () => {
  it('navbar: the sections at the left in their order, then search, trees, source and colour mode', async () => {
    const page = await browser.open(orders);
    await hydrated(page);
    const links = await page
      .locator('.navbar__items:not(.navbar__items--right) > a.navbar__link')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(links).toEqual(navigation.map(({ label, route }) => [label, `/mainnet${route}`]));
    expect(links.map(([label]) => label)).toEqual([
      'Concepts',
      'APIs',
      'Tutorials',
      'Apps',
      'Releases',
      'Node operators',
    ]);
    const places = await Promise.all(
      ['.search-input', '.dropdown', `a[href="${repository.url}"]`, 'button[aria-label*="mode"]'].map(
        async (part) => (await page.locator(`.navbar__items--right ${part}`).first().boundingBox())?.x ?? Number.NaN,
      ),
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places.every((x) => x > 640)).toBe(true);
  });

  it('footer: four columns with their links, and the years of the copyright', async () => {
    const page = await browser.open(orders, { javaScriptEnabled: false });
    const columns = await page.locator('.footer-column').evaluateAll((all) =>
      all.map((column) => ({
        title: column.querySelector('h2')?.textContent,
        links: [...column.querySelectorAll('a')].map((link) => link.getAttribute('href')),
      })),
    );
    // The table has the links of the release's documentation; what it led to without encryption is led to with it.
    const table = factTable<{
      externalLinks: readonly { place: string; column: string | null; url: string }[];
      footer: { columns: readonly string[] };
    }>('networks.json');
    const inFooter = table.externalLinks.filter(({ place }) => place === 'footer');
    expect(inFooter).toHaveLength(15);
    expect(columns).toEqual(
      table.footer.columns.map((title) => ({
        title,
        links: inFooter.filter(({ column }) => column === title).map(({ url }) => url.replace('http://', 'https://')),
      })),
    );
    expect(columns).toHaveLength(4);
    const marked = await page
      .locator('.footer-column a')
      .evaluateAll((all) =>
        all.map((link) => [
          link.getAttribute('rel'),
          getComputedStyle(link, '::after').content.includes('another site'),
        ]),
      );
    expect(
      marked.every(
        ([rel, isMarked]) => String(rel).includes('noopener') && String(rel).includes('external') && isMarked === true,
      ),
    ).toBe(true);
    expect(await page.locator('.footer-copyright').textContent()).toMatch(/2018\D2024/);
  });

  it('table of contents: the headings of the levels 2 and 3, and no others', async () => {
    const page = await browser.open(orders, { javaScriptEnabled: false });
    const listed = await page
      .locator('.theme-doc-toc-desktop a')
      .evaluateAll((all) => all.map((link) => decodeURIComponent(link.getAttribute('href') ?? '').slice(1)));
    const headings = await page
      .locator('.theme-doc-markdown :is(h2, h3)[id]')
      .evaluateAll((all) => all.map(({ id }) => id));
    expect(listed.length).toBeGreaterThan(10);
    expect(listed).toEqual(headings);
  });

  it('below the text: an edit link, the page before and the page after; above it: where the page stands', async () => {
    const page = await browser.open(orders, { javaScriptEnabled: false });
    expect(await page.locator('a.theme-edit-this-page').getAttribute('href')).toBe(
      editUrl('docs/concepts/trading-on-vega/orders.mdx'),
    );
    const around = await page
      .locator('.pagination-nav a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(around).toHaveLength(2);
    expect(around.every((href) => href?.startsWith('/mainnet/concepts/'))).toBe(true);
    expect(await page.locator('.theme-doc-breadcrumbs li').allTextContents()).toEqual([
      '',
      'Trading on Vega',
      'Orders',
    ]);
  });

  // As a list of values: a name that a field is put into has quotation marks, and `npm run test:requirements` asks for it without.
  it.each(navigation.map(({ label, route, section }) => [label, route, section] as const))(
    '%s: a sidebar of its own, and the section is marked in the navbar',
    async (label, route, section) => {
      const page = await browser.open(`/testnet${route}`, { javaScriptEnabled: false });
      expect(await page.locator('.navbar__link--active').allTextContents()).toContain(label);
      const items = await page
        .locator('.theme-doc-sidebar-menu a[href]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      if (section === '/releases') return expect(items).toEqual([]);
      expect(items.length).toBeGreaterThan(2);
      expect(items.filter((href) => href.startsWith(`/testnet${section}`)).length).toBeGreaterThan(items.length / 2);
      return undefined;
    },
  );

  it('a banner on every page of the unreleased tree leads to the same page of the other', async () => {
    const page = await browser.open(orders.replace('mainnet', 'testnet'), { javaScriptEnabled: false });
    const banner = page.locator('.theme-doc-version-banner');
    expect(await banner.textContent()).toContain(`Unreleased: ${trees.testnet.label}`);
    expect(await banner.locator('a').getAttribute('href')).toBe(orders);
    const released = await browser.open(orders, { javaScriptEnabled: false });
    expect(await released.locator('.theme-doc-version-banner').count()).toBe(0);
  });
});
