import { afterEach, describe, expect, it } from 'vitest';
import { hydrated, settled } from '../../browser/setup/browser.ts';
import { count } from '../setup/count.ts';
import { useFaultSite } from '../setup/fault-site.ts';

const { open } = useFaultSite();
const orders = '/mainnet/concepts/trading-on-vega/orders';
afterEach(() => count('faults survived', 1));

describe('old and odd addresses', () => {
  it.each([
    '#a-heading-of-years-ago',
    '#/docs/v0.1/orders?x=1',
    '#%E0%A4%A',
    '#%',
    `#${'x'.repeat(5000)}`,
    '#"><b>',
    '#:~:text=no%20such%20words%20here',
  ])('the page is shown from its top for a hash that leads nowhere: %s', async (hash) => {
    const { page, seen } = await open(`${orders}${hash}`);
    await hydrated(page);
    await settled(page);
    expect(await page.locator('h1').innerText()).toBe('Orders');
    expect(await page.evaluate(() => window.scrollY)).toBeLessThan(5);
    expect(seen.escaped).toEqual([]);
  });

  it.each(['/mainnet/%E0%A4%A4%ff', '/%ff', '/mainnet/concepts/%ff%fe'])(
    'the not-found page stays for a path that is no text: %s',
    async (path) => {
      const { page, seen } = await open(path);
      await page.locator('h1', { hasText: /not found/i }).waitFor();
      await settled(page);
      expect(await page.locator('h1').innerText()).toMatch(/not found/i);
      expect(seen.documents).toHaveLength(1);
      expect(seen.escaped).toEqual([]);
    },
  );
});
