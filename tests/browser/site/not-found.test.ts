import { describe, expect, it } from 'vitest';
import { hydrated, useBrowser } from '../setup/browser.ts';

const browser = useBrowser({ handOn: true });
const lost = [
  '/iceberg-orders',
  '/mainnet/concepts/iceberg-orders',
  '/testnet/api/iceberg_orders.htm',
  '/mainnet/concepts/trading-on-vega/orders/iceberg-orders',
];

describe('a path that is no page', () => {
  it.each(lost)(
    '%s: status 404, a page that says so in the site’s frame, the path’s words to search for and pages near them',
    async (path) => {
      const page = await browser.open('/restricted');
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      expect(await page.locator('h1').allTextContents()).toEqual(['Page not found']);
      expect(await page.locator('footer.footer, nav.navbar').count()).toBe(2);
      const box = page.getByRole('searchbox', { name: 'Search for the page' });
      expect(await box.inputValue()).toMatch(/^iceberg orders/);
      const near = page.locator('.search-results li a');
      await near.first().waitFor();
      const tree = path.startsWith('/testnet') ? '/testnet/' : '/mainnet/';
      const hrefs = await near.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(hrefs.every((href) => href.startsWith(tree))).toBe(true);
      expect(hrefs).toContainEqual(expect.stringMatching(/\/concepts\/trading-on-vega\/orders(?:#iceberg|$)/));
    },
  );

  it('says the same without scripts', async () => {
    const page = await browser.open('/mainnet/no-such-page', { javaScriptEnabled: false });
    expect(await page.locator('h1').textContent()).toBe('Page not found');
    await page.getByRole('link', { name: /front page/i }).click();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

describe('/restricted', () => {
  it('says kindly why, what a reader can do, and leads back', async () => {
    const page = await browser.open('/restricted');
    expect(await page.locator('h1').textContent()).toBe('Not available where you are');
    expect(await page.locator('main li').count()).toBeGreaterThanOrEqual(3);
    expect(
      await page.locator('main').getByRole('link', { name: 'Try the front page again' }).getAttribute('href'),
    ).toBe('/');
  });
});
