import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { trees } from '../../../product.ts';
import { installLanding, watchedFrames } from '../links/landing.ts';
import { searchFor } from '../search/open-box.ts';
import { addressOf, hydrated, useBrowser } from '../setup/browser.ts';

const browser = useBrowser({ handOn: true, ahead: true });
const parameters = '/mainnet/api/network-parameters';
const parameter = '#transfer.fee.factor';
const widths = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

const shown = (page: Page, path: string): Promise<unknown> =>
  page.waitForFunction((at) => document.querySelector('[data-page]')?.getAttribute('data-page') === at, path);

/** What is wrong with where the address's hash led, in each of half a second's frames. */
async function watched(page: Page): Promise<string[]> {
  await installLanding(page);
  return page.evaluate(async (frames) => {
    const { landing } = window as unknown as { landing: { wrongNow(hash: string): string | undefined } };
    const wrong = new Set<string>();
    for (let seen = 0; seen < frames; seen++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const now = landing.wrongNow(location.hash);
      if (now !== undefined) wrong.add(`${location.pathname}${location.hash}: ${now}`);
    }
    return [...wrong];
  }, watchedFrames);
}

describe.each(widths)('at $width px the view stands at the target of the address', (viewport) => {
  it('that was opened directly', async () => {
    const page = await browser.open(`${parameters}${parameter}`, { viewport });
    await hydrated(page);
    expect(await watched(page)).toEqual([]);
  });

  it('after a link in a text, back, and forward again', async () => {
    const page = await browser.open('/mainnet/concepts/assets/transfers', { viewport });
    await hydrated(page);
    const link = page.locator(`[data-page] a[href="${parameters}${parameter}"]`).first();
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(0);
    await link.click();
    await shown(page, parameters);
    expect(await watched(page)).toEqual([]);
    await page.goBack();
    await shown(page, '/mainnet/concepts/assets/transfers');
    await page.waitForFunction((at) => Math.abs(window.scrollY - at) < 3, before);
    await page.goForward();
    await shown(page, parameters);
    expect(await watched(page)).toEqual([]);
  });
});

describe('at 1440 px the view stands at the target', () => {
  it('of the address in the other tree, where the reader changes trees', async () => {
    const page = await browser.open('/mainnet/concepts/trading-on-vega/fees', { viewport: widths[0] });
    await hydrated(page);
    await page.locator(`[data-page] a[href^="${parameters}#"]`).first().click();
    await shown(page, parameters);
    const { hash } = await addressOf(page);
    await page.locator('.navbar .dropdown').hover();
    await page.locator('.navbar .dropdown__menu').getByRole('link', { name: trees.testnet.label }).click();
    await shown(page, parameters.replace('mainnet', 'testnet'));
    expect((await addressOf(page)).hash).toBe(hash);
    expect(await watched(page)).toEqual([]);
  });

  it('of a hit of the search, and of the next one from there', async () => {
    const page = await browser.open('/testnet/concepts/trading-on-vega/fees', { viewport: widths[0] });
    for (const [query, path] of [
      ['market.fee.factors.makerFee', '/testnet/api/network-parameters'],
      ['STATUS_PARKED', '/testnet/api/'],
    ] as const) {
      const { options } = await searchFor(page, query);
      const to = new URL((await options.first().getAttribute('href')) ?? '', browser.base);
      expect(to.pathname.startsWith(path)).toBe(true);
      await options.first().click();
      // The page before may be of the same kind: it is this one that has to be there.
      await page.waitForFunction(
        ([pathname, hash]) =>
          location.pathname === pathname &&
          location.hash === hash &&
          document.querySelector('[data-page]')?.getAttribute('data-page') === pathname,
        [to.pathname, to.hash] as const,
      );
      expect(await watched(page)).toEqual([]);
    }
  });

  it('top of a page that the sidebar leads to, from deep in a long one', async () => {
    const page = await browser.open(`${parameters}${parameter}`, { viewport: widths[0] });
    await hydrated(page);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Errors' }).first().click();
    await shown(page, '/mainnet/api/errors');
    await page.waitForFunction(() => window.scrollY === 0);
  });
});

describe('words that a search found', () => {
  it('are marked in a new tab as well', async () => {
    const page = await browser.open('/testnet/concepts/trading-on-vega/fees');
    const { options } = await searchFor(page, 'market.fee.factors.makerFee');
    const opened = page.context().waitForEvent('page');
    await options.first().click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await hydrated(tab);
    await tab.locator('mark.search-mark', { hasText: 'market.fee.factors.makerFee' }).first().waitFor();
    // The words leave the address: whoever copies it gets the place alone.
    await tab.waitForURL('**/testnet/api/network-parameters#market.fee.factors.makerFee');
    expect(await watched(tab)).toEqual([]);
  });
});

describe('the page of results', () => {
  it('stays in the tree that was searched: in the navbar, for the next search and for what is opened', async () => {
    const page = await browser.open('/testnet/concepts/trading-on-vega/fees', { viewport: widths[0] });
    await searchFor(page, 'maker fee');
    await page.getByRole('link', { name: /^All \d+ results/ }).click();
    await page.waitForURL('**/search?*version=testnet*');
    // The address changes first: what is typed before the page stands there still belongs to the one before, and goes with it.
    await page.getByRole('heading', { level: 1, name: 'Search', exact: true }).waitFor();
    expect(await page.locator('.navbar .dropdown .navbar__link').first().textContent()).toContain(trees.testnet.label);
    expect(await page.locator('.navbar').getByRole('link', { name: 'Concepts' }).getAttribute('href')).toMatch(
      /^\/testnet\//,
    );
    const { options } = await searchFor(page, 'iceberg');
    await options.first().waitFor();
    for (const href of await options.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')))
      expect(href).toMatch(/^\/testnet\//);
  });
});

describe('the first tap', () => {
  it('shows a progress bar when the page is late, though nothing was loaded ahead', async () => {
    const page = await browser.open('/mainnet/concepts/trading-on-vega/fees', {
      viewport: widths[1],
      hasTouch: true,
      isMobile: true,
    });
    await hydrated(page);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    // Everything is late from now on, scripts too: what announces the page must be here already.
    await page.route('**/*', async (route) => {
      await held;
      await route.continue();
    });
    await page.locator('.pagination-nav__link').last().tap();
    await page.locator('#nprogress').waitFor({ state: 'attached' });
    release();
    await page.locator('#nprogress').waitFor({ state: 'detached' });
  });
});

describe('a page that cannot be loaded in the background', () => {
  it('is loaded anew, each time it happens in a tab', async () => {
    const orders = '/mainnet/concepts/trading-on-vega/orders';
    const fees = '/mainnet/concepts/trading-on-vega/fees';
    const page = await browser.open(fees);
    await page.route(`**${orders}`, (route) =>
      route.request().resourceType() === 'document' ? route.continue() : route.abort(),
    );
    for (let time = 0; time < 3; time++) {
      await hydrated(page);
      await page.evaluate(() => Object.assign(window, { stillTheSame: true }));
      await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Orders' }).click();
      await page.locator('h1', { hasText: 'Orders' }).waitFor();
      await hydrated(page);
      expect(await page.evaluate(() => 'stillTheSame' in window)).toBe(false);
      expect(await page.getByText(/could not be loaded/i).count()).toBe(0);
      await page.goto(fees);
    }
  });
});

describe('the sidebar', () => {
  it('starts with the categories open that the release’s starts with, and no others', async () => {
    for (const [path, open] of [
      ['/mainnet/node-operators', ['Requirements', 'Migration guides', 'Get started', 'How-to guides']],
      ['/mainnet/tutorials', ['Governance proposals', 'Building a bot', 'Assets']],
    ] as const) {
      const page = await browser.open(path, { viewport: widths[0] });
      await hydrated(page);
      const expanded = page
        .getByRole('navigation', { name: 'Docs sidebar' })
        .locator('.menu__list-item-collapsible:has([aria-expanded="true"]) > a, [role="button"][aria-expanded="true"]');
      expect((await expanded.allTextContents()).toSorted()).toEqual([...open].toSorted());
    }
  });
});
