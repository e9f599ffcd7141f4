import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { useBrowser } from '../setup/browser.ts';

const base = inject('base');
const guide = '/mainnet/concepts/trading-on-vega/orders';
const browser = useBrowser();

/** Whether the browser has laid out the last link within a paragraph of the guide. */
const isLastDrawn = (page: Page): Promise<boolean> =>
  page.evaluate(() => [...document.querySelectorAll('.theme-doc-markdown > p > a')].at(-1)?.checkVisibility({ contentVisibilityAuto: true }) ?? false);

const whole = (page: Page): Promise<unknown> => page.waitForFunction(() => document.documentElement.dataset['layOut'] === undefined);

describe('what lies below the first screen', () => {
  it('is laid out after the first paint on a first visit, and all of it soon after', async () => {
    const page = await browser.open('about:blank');
    // Without the page's own code nothing lays out the rest: what is seen is what the first paint did.
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await page.goto(`${base}${guide}`);
    expect(await isLastDrawn(page)).toBe(false);
    await page.unroute('**/assets/js/*.js');
    await page.goto(`${base}/mainnet`);
    await page.goto(`${base}${guide}`);
    await whole(page);
    expect(await isLastDrawn(page)).toBe(true);
  });

  it.each([
    ['an address with an anchor', async (page: Page) => void (await page.goto(`${base}${guide}#time-in-force`))],
    ['a reload', async (page: Page) => void (await page.goto(`${base}${guide}`).then(() => page.reload()))],
    ['a way back', async (page: Page) => void (await page.goto(`${base}${guide}`).then(() => page.goto(`${base}/offline`)).then(() => page.goBack()))],
  ])('is laid out at once for %s', async (_name, go) => {
    const page = await browser.open('about:blank');
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await go(page);
    expect(await page.evaluate(() => document.documentElement.dataset['layOut'])).toBeUndefined();
  });

  it('is all there on paper', async () => {
    const page = await browser.open('about:blank');
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await page.goto(`${base}${guide}`);
    await page.emulateMedia({ media: 'print' });
    expect(await isLastDrawn(page)).toBe(true);
  });

  it('is all there without JavaScript', async () => {
    expect(await isLastDrawn(await browser.open(guide, { javaScriptEnabled: false }))).toBe(true);
  });
});
