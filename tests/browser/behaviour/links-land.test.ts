import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addressOf, hydrated, useBrowser } from '../setup/browser.ts';
import { followAll, installLanding, watchedFrames } from '../links/landing.ts';

const browser = useBrowser({ handOn: true, ahead: true });
const widths = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;
/** Of each kind of long page one; reading.md found most of their links to miss. */
const pages = [
  '/mainnet/api/network-parameters',
  '/testnet/api/graphql/queries',
  '/mainnet/api/vega-wallet/reference/core/json-rpc',
  '/mainnet/concepts/trading-on-vega/positions-margin',
  '/mainnet/node-operators/how-to/solve-frequent-issues',
] as const;

interface InPage {
  wrongNow(hash: string): string | undefined;
  currentEntry(): string | undefined;
}

/** What is wrong with where the address's hash led, in each of some frames: nothing, when it stands where it should and stays. */
const watched = (page: Page): Promise<string[]> =>
  page.evaluate(async (frames) => {
    const { landing } = window as unknown as { landing: InPage };
    const wrong = new Set<string>();
    for (let seen = 0; seen < frames; seen++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const now = landing.wrongNow(location.hash);
      if (now !== undefined) wrong.add(`${location.pathname}${location.hash}: ${now}`);
    }
    return [...wrong];
  }, watchedFrames);

const currentEntry = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => (window as unknown as { landing: InPage }).landing.currentEntry());

describe.each(widths)('links at $width px', (viewport) => {
  it.each(pages)('of %s all end at their target, on a first visit', { timeout: 240_000 }, async (path) => {
    const page = await browser.open(path, { viewport });
    const landings = await followAll(page, 60);
    expect(landings.length).toBeGreaterThan(10);
    expect(landings.filter(({ wrong }) => wrong !== undefined)).toEqual([]);
  });

  it.each([
    ['/mainnet/concepts/trading-on-vega/fees', '/mainnet/api/network-parameters#'],
    ['/testnet/concepts/trading-on-vega/orders', '/testnet/api/grpc/vega/'],
    ['/mainnet/api/graphql/overview', '/mainnet/api/graphql/'],
  ])('from %s to places on other pages end at them and stay', async (path, start) => {
    const page = await browser.open(path, { viewport });
    await hydrated(page);
    const hrefs = await page
      .locator(`[data-page] article a[href^="${start}"][href*="#"]`)
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
    expect(hrefs.length).toBeGreaterThan(0);
    for (const href of [...hrefs.slice(0, 3), ...hrefs.slice(-1)]) {
      await page.locator(`[data-page] article a[href="${href}"]`).first().click();
      await page.waitForURL((url) => `${url.pathname}${url.hash}` === href);
      await page.waitForFunction(
        (target) => document.querySelector('[data-page]')?.getAttribute('data-page') === target,
        href.split('#')[0],
      );
      await installLanding(page);
      expect(await watched(page)).toEqual([]);
      await page.goBack();
      await page.waitForFunction(
        (target) => document.querySelector('[data-page]')?.getAttribute('data-page') === target,
        path,
      );
    }
  });

  it('from a search end at what was found', async () => {
    const page = await browser.open('/mainnet', { viewport });
    await hydrated(page);
    await page.getByRole('combobox', { name: 'Search' }).fill('market.liquidity.feeCalculationTimeStep');
    await page.locator('.search-hit').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      () =>
        location.hash !== '' && document.querySelector('[data-page]')?.getAttribute('data-page') === location.pathname,
    );
    await installLanding(page);
    expect(await watched(page)).toEqual([]);
  });
});

describe('the table of contents', () => {
  it('leads by the keyboard to where it says', async () => {
    const page = await browser.open('/mainnet/api/network-parameters', { viewport: widths[0] });
    await hydrated(page);
    await page.locator('.theme-doc-toc-desktop a').last().focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => location.hash !== '');
    await installLanding(page);
    expect(await watched(page)).toEqual([]);
    expect(await currentEntry(page)).toBe((await addressOf(page)).hash);
  });

  it('marks what is being read, however the reader got there', async () => {
    const page = await browser.open('/mainnet/concepts/trading-on-vega/positions-margin', { viewport: widths[0] });
    await hydrated(page);
    await installLanding(page);
    /** Of the headings the last one above the line of the navbar, the marked one, and the last one in the window: the second is between the others. */
    const around = (): Promise<readonly [first: number, current: number, last: number]> =>
      page.evaluate(async () => {
        // Once the page rests: the browser scrolls smoothly, and the entry follows a frame later.
        for (
          let still = 0, last = -1;
          still < 6;
          still = window.scrollY === last ? still + 1 : 0, last = window.scrollY
        )
          await new Promise((resolve) => requestAnimationFrame(resolve));
        const { landing } = window as unknown as { landing: InPage };
        const entries = [...document.querySelectorAll<HTMLAnchorElement>('.theme-doc-toc-desktop a')].map(
          ({ hash }) => hash,
        );
        const tops = entries.map(
          (hash) => document.getElementById(decodeURIComponent(hash.slice(1)))?.getBoundingClientRect().top ?? 0,
        );
        return [
          tops.findLastIndex((top) => top < 60),
          entries.indexOf(landing.currentEntry() ?? ''),
          tops.findLastIndex((top) => top < innerHeight),
        ] as const;
      });
    const places: number[] = [];
    const look = async (): Promise<void> => {
      const [first, current, last] = await around();
      places.push(current);
      expect(current).toBeGreaterThanOrEqual(first);
      expect(current).toBeLessThanOrEqual(last);
    };
    await page.mouse.move(600, 500);
    for (let turn = 0; turn < 4; turn++) {
      await page.mouse.wheel(0, 700);
      await look();
    }
    for (let turn = 0; turn < 4; turn++) {
      await page.keyboard.press('PageDown');
      await look();
    }
    await page.keyboard.press('End');
    await look();
    const count = await page.locator('.theme-doc-toc-desktop a').count();
    expect(places.at(-1)).toBe(count - 1);
    await page.locator('.theme-doc-toc-desktop a').nth(2).click();
    await page.waitForFunction(() => location.hash !== '');
    await look();
    expect(places.at(-1)).toBe(2);
    await page.locator('.theme-doc-toc-desktop a').nth(5).click();
    await look();
    expect(places.at(-1)).toBe(5);
    await page.goBack();
    await look();
    expect(places.at(-1)).toBe(2);
    await page.keyboard.press('Home');
    await look();
    expect(new Set(places).size).toBeGreaterThan(5);
  });
});
