import { describe, expect, it } from 'vitest';
import { specified } from '../../specification/constants.ts';
import { addressOf, hydrated, settled, useBrowser } from '../setup/browser.ts';
import { hold } from '../setup/hold.ts';
import { shownAfterClick } from '../setup/shown-after.ts';

const browser = useBrowser({ handOn: true, ahead: true });
const orders = '/mainnet/concepts/trading-on-vega/orders';
const fees = '/mainnet/concepts/trading-on-vega/fees';

describe('navigation', () => {
  it('loads the next page in the background and swaps the view only once it is there', async () => {
    const page = await browser.open(fees);
    await hydrated(page);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const asked = page.waitForRequest(`**${orders}`);
    await page.route(`**${orders}`, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Orders' }).click();
    // It has asked for the page, and waits for it.
    await asked;
    expect(await page.locator('h1').textContent()).toBe('Fees');
    release();
    await page.locator('h1', { hasText: 'Orders' }).waitFor();
    expect((await addressOf(page)).pathname).toBe(orders);
    expect(await page.title()).toContain('Orders');
  });

  it('starts a progress bar when a page takes longer than the configured delay, and completes it', async () => {
    const page = await browser.open(fees);
    await hydrated(page);
    const release = await hold(page, `**${orders}`);
    const shown = await shownAfterClick(page, '#nprogress');
    await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Orders' }).click();
    expect(await shown()).toBeGreaterThanOrEqual(specified.progressBarDelayMs - 20);
    release();
    await page.locator('h1', { hasText: 'Orders' }).waitFor();
    await page.locator('#nprogress').waitFor({ state: 'detached' });
  });

  it('logs a warning and reloads when a page cannot be loaded in the background', async () => {
    const page = await browser.open(fees);
    await hydrated(page);
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    let fail = true;
    await page.route(`**${orders}`, (route) => {
      if (fail && route.request().resourceType() === 'fetch') return route.abort();
      fail = false;
      return route.continue();
    });
    await page.evaluate(() => Object.assign(window, { stillTheSame: true }));
    await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Orders' }).click();
    await page.locator('h1', { hasText: 'Orders' }).waitFor();
    expect(await page.evaluate(() => 'stillTheSame' in window)).toBe(false);
    expect(warnings.length).toBeGreaterThan(0);
  });

  it('scrolls to the heading of the address, or to the top without one', async () => {
    const page = await browser.open(fees);
    await hydrated(page);
    await page.evaluate(() => window.scrollTo(0, 800));
    await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Orders' }).click();
    await page.locator('h1', { hasText: 'Orders' }).waitFor();
    await page.waitForFunction(() => window.scrollY < 5);
    await settled(page);
    expect(await page.evaluate(() => window.scrollY)).toBeLessThan(5);
    const anchor = await page.locator('[data-page] h2[id]').nth(2).getAttribute('id');
    const direct = await browser.open(`${orders}#${anchor}`);
    await hydrated(direct);
    const top = await direct.locator(`#${anchor}`).evaluate((element) => element.getBoundingClientRect().top);
    expect(Math.abs(top)).toBeLessThan(200);
  });

  it.each([`${orders}.html`, `${orders}/index.html`])(
    'takes the suffix of %s off in the browser, where a server does not',
    async (spelling) => {
      const page = await browser.open(spelling, {}, async (context) => {
        await context.route(`**${spelling}`, (route) =>
          route.fulfill({ path: `build${orders}.html`, contentType: 'text/html; charset=utf-8' }),
        );
      });
      await hydrated(page);
      await settled(page);
      expect(await page.locator('h1').allTextContents()).toEqual(['Orders']);
      expect(
        await page
          .locator('.theme-doc-sidebar-container .menu__link--active[aria-current="page"]')
          .first()
          .textContent(),
      ).toBe('Orders');
      // The page lives: its links are followed in the browser.
      await page.evaluate(() => Object.assign(window, { stillTheSame: true }));
      await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Fees' }).click();
      await page.locator('h1', { hasText: 'Fees' }).waitFor();
      expect(await page.evaluate(() => 'stillTheSame' in window)).toBe(true);
    },
  );

  it.each([`${orders}.html`, `${orders}/index.html`, `${orders}/`])(
    'shows the page at its clean address for %s',
    async (spelling) => {
      const page = await browser.open(spelling);
      await hydrated(page);
      expect(await page.locator('h1').textContent()).toBe('Orders');
    },
  );

  it('swaps pages for links inside the text, and brings pages back with what was opened on them', async () => {
    const page = await browser.open(fees);
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { stillTheSame: true }));
    await page.locator('[data-page] .pagination-nav__link').last().click();
    await page.waitForURL((url) => url.pathname !== fees);
    await page.goBack();
    await page.locator('h1', { hasText: 'Fees' }).waitFor();
    expect(await page.evaluate(() => 'stillTheSame' in window)).toBe(true);
    expect(await page.locator('h1').count()).toBe(1);
  });

  it('keeps the hidden parts of the framework as the specification has them: no hiding navbar, no hideable sidebar', async () => {
    const page = await browser.open(orders);
    await hydrated(page);
    await page.evaluate(() => window.scrollTo(0, 2000));
    await page.waitForFunction(() => window.scrollY > 1000);
    await settled(page);
    expect(await page.locator('nav.navbar').evaluate((bar) => bar.getBoundingClientRect().top)).toBe(0);
    expect(await page.getByRole('button', { name: 'Collapse sidebar', exact: true }).count()).toBe(0);
  });

  it('leaves an open category open when another is opened', async () => {
    const page = await browser.open('/mainnet/concepts/new-to-vega');
    await hydrated(page);
    const toggles = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('button[aria-expanded="false"]');
    await toggles.first().click();
    await toggles.first().click();
    expect(await page.locator('.theme-doc-sidebar-container button[aria-expanded="true"]').count()).toBe(2);
  });
});
