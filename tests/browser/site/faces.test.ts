import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phone } from '../../../tools/bench/lab.ts';
import { readTimes, shiftBesidesColumns, watchTimes } from '../../../tools/bench/times.ts';
import { throttle } from '../../../tools/bench/visit.ts';
import { limits } from '../budgets/limits.ts';
import { settled, useBrowser } from '../setup/browser.ts';

const browser = useBrowser({ unknown: true, ahead: true });
const guide = '/mainnet/concepts/new-to-vega';
const other = '/mainnet/concepts/governance';
const withFormulas = '/mainnet/concepts/liquidity/provision';

/** The faces that the letters of an element are drawn with. */
async function drawnWith(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName);
}

interface Order {
  /** When each face of the site was asked for, in ms. */
  readonly faces: number[];
  readonly formulas: number[];
  /** When the style sheet was there. */
  readonly sheet: number;
  /** When the page was first painted. */
  readonly paint: number;
}

const order = (page: Page): Promise<Order> =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource').map((entry) => entry as PerformanceResourceTiming);
    const asked = (file: RegExp): number[] =>
      files.filter(({ name }) => file.test(name)).map(({ startTime }) => startTime);
    return {
      faces: asked(/\/fonts\/(?:display|text|code)\./),
      formulas: asked(/\/fonts\/formula\./),
      sheet: files.find(({ name }) => /\/css\/styles\./.test(name))?.responseEnd ?? Number.NaN,
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    };
  });

/** How far the page moved, without columns of tables, which no typeface moves before the page is whole. */
const moved = async (page: Page): Promise<number> => shiftBesidesColumns(await readTimes(page));

describe('the site’s typefaces', () => {
  it('do not hold up a slow first visit, come after it, and are what the next document is drawn with', async () => {
    const page = await browser.open(guide, {}, async (_context, opened) => {
      await watchTimes(opened);
      await throttle(opened, phone);
    });
    await page.waitForFunction(() => localStorage.getItem('faces') !== null);
    const first = await order(page);
    expect(first.faces).toHaveLength(2);
    expect(Math.min(...first.faces)).toBeGreaterThan(first.paint);
    expect(await page.locator('html[data-faces]').count()).toBe(0);
    for (const part of ['h1', 'main p']) expect(await drawnWith(page, part)).toEqual([]);
    expect(await moved(page)).toBeLessThan(limits.cls);

    await page.goto(other);
    await settled(page);
    expect(await drawnWith(page, 'h1')).toEqual([expect.stringMatching(/^Space Grotesk/)]);
    expect((await drawnWith(page, 'main p')).join()).toMatch(/^Hanken Grotesk/);
    expect(await moved(page)).toBeLessThan(limits.cls);
  });

  it('are what the next page is drawn with, where a slow first visit goes on within the site', async () => {
    const page = await browser.open(guide, {}, async (_context, opened) => {
      await watchTimes(opened);
      await throttle(opened, phone);
    });
    await page.waitForFunction(() => localStorage.getItem('faces') !== null);
    expect(await drawnWith(page, 'main p')).toEqual([]);
    await page.locator(`.menu a[href="${other}"]`).first().click();
    await page.waitForURL((url) => url.pathname === other);
    await settled(page);
    expect(await drawnWith(page, 'h1')).toEqual([expect.stringMatching(/^Space Grotesk/)]);
    expect((await drawnWith(page, 'main p')).join()).toMatch(/^Hanken Grotesk/);
    // What stays from page to page, the bar and the sidebar, moves by the difference of the faces' widths.
    expect(await moved(page)).toBeLessThan(limits.cls);
  });

  it('of formulas does not hold up a slow first visit either, and is what formulas are drawn with otherwise', async () => {
    const slow = await browser.open(withFormulas, {}, async (_context, opened) => {
      await watchTimes(opened);
      await throttle(opened, phone);
    });
    await slow.waitForFunction(() => localStorage.getItem('faces') !== null);
    // A formula that is laid out asks for it, and nothing is laid out before the style sheet has come.
    const first = await order(slow);
    expect(first.formulas).toHaveLength(1);
    expect(Math.min(...first.formulas)).toBeGreaterThan(first.sheet);
    expect(Math.min(...first.faces)).toBeGreaterThan(first.paint);
    expect(await moved(slow)).toBeLessThan(limits.cls);

    await slow.goto(withFormulas);
    await settled(slow);
    expect(await drawnWith(slow, 'main math mi')).toEqual([expect.stringMatching(/^Noto Sans Math/)]);
    expect(await moved(slow)).toBeLessThan(limits.cls);
  });

  it('are asked for beside the style sheet without scripts', async () => {
    const asked: string[] = [];
    const page = await browser.open(guide, { javaScriptEnabled: false }, (_context, opened) => {
      opened.on('request', (request) => void asked.push(new URL(request.url()).pathname));
      return Promise.resolve();
    });
    for (const name of ['display', 'text'])
      expect(asked.filter((path) => path.startsWith(`/assets/fonts/${name}.`))).toHaveLength(1);
    const family = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily);
    expect(family).toMatch(/^"?Site Display/);
  });
});

describe('the style sheet', () => {
  it('is the first that a page asks for', async () => {
    const asked: string[] = [];
    await browser.open(guide, {}, (_context, opened) => {
      opened.on('request', (request) => void asked.push(new URL(request.url()).pathname));
      return Promise.resolve();
    });
    expect(asked[0]).toBe(guide);
    expect(asked[1]).toMatch(/^\/assets\/css\/styles\.\w+\.css$/);
  });
});
