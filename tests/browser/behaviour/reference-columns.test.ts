import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addressOf, clipboardText, hydrated, useBrowser } from '../setup/browser.ts';

const browser = useBrowser({ handOn: true });
const withClipboard = useBrowser({ whole: true });
const operation = '/mainnet/api/rest/data-v2/trading-data-service-list-orders';
/** Of each kind of page with something to call one, and a thing that can be called on it. */
const pages = [
  [operation, ''],
  ['/testnet/api/grpc/data-node/api/v2/trading_data.proto', 'TradingDataService.ListOrders'],
  ['/mainnet/api/graphql/queries', 'Query.assetsConnection'],
  ['/mainnet/api/vega-wallet/reference/core/json-rpc', 'client.send_transaction'],
  ['/mainnet/api/grpc/vega/commands/v1/commands.proto', 'OrderSubmission'],
  ['/mainnet/api/bridge/contracts/ERC20_Bridge_Logic', 'deposit_asset'],
] as const;
const own = 'ab'.repeat(32);

interface Places {
  readonly text: readonly [left: number, right: number];
  readonly code: readonly [left: number, right: number, top: number, bottom: number];
  readonly fieldsTop: number;
  /** How much taller the whole is than request and response. */
  readonly room: number;
  /** How much of the whole was scrolled past. */
  readonly passed: number;
  readonly page: number;
}

/** Where the parts of something to call stand, with its section scrolled to and then as far down as `down` of its height. */
const places = (page: Page, id: string, down = 0): Promise<Places> =>
  page.evaluate(
    async ([anchor, part]) => {
      const heading = anchor === '' ? document.body : document.getElementById(anchor);
      const call = heading?.closest('section')?.querySelector('.call') ?? heading?.querySelector('.call');
      const [text, code, fields] = [...(call?.children ?? [])];
      if (!call || !text || !code || !fields) throw new Error(`Nothing to call at ${anchor}`);
      const { top, height } = call.getBoundingClientRect();
      window.scrollTo({ top: window.scrollY + top + height * Number(part) - 80, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const [words, box, rest] = [text, code, fields].map((element) => element.getBoundingClientRect());
      if (!words || !box || !rest) throw new Error('No boxes.');
      return {
        text: [words.left, words.right] as const,
        code: [box.left, box.right, box.top, box.bottom] as const,
        fieldsTop: rest.top,
        room: height - box.height,
        passed: height * Number(part),
        page: document.documentElement.scrollWidth,
      };
    },
    [id, down] as const,
  );

describe('something to call', () => {
  it.each(pages)('%s has request and response beside the text, in view while the fields are read', async (path, id) => {
    const page = await browser.open(path, { viewport: { width: 1280, height: 900 } });
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      for (const down of [0, 0.4]) {
        const { text, code, room, passed, page: wide } = await places(page, id, down);
        expect(wide, 'nothing is cut off').toBe(width);
        expect(code[0]).toBeGreaterThan(text[1]);
        expect(code[1] - code[0]).toBeGreaterThan(350);
        expect(code[3]).toBeGreaterThan(60);
        // As long as there are fields beside them, the samples stand below the navbar.
        if (room > passed + 20) expect(Math.abs(code[2] - 68)).toBeLessThan(down === 0 ? 60 : 12);
      }
    }
    await page.setViewportSize({ width: 1279, height: 900 });
    const { text, code, fieldsTop } = await places(page, id);
    expect(code[0]).toBe(text[0]);
    expect(fieldsTop).toBeGreaterThanOrEqual(code[3]);
  });

  it('fills a window of 1920 px up to the edge of the frame', async () => {
    const page = await browser.open(operation, { viewport: { width: 1920, height: 1000 } });
    const right = await page.locator('.theme-doc-toc-desktop').evaluate((toc) => toc.getBoundingClientRect().right);
    // The frame of all pages is 1,600 px wide and stands in the middle.
    expect(right).toBeGreaterThan(1730);
    expect(right).toBeLessThanOrEqual(1760);
  });

  it('is one column on paper, with every language', async () => {
    const page = await browser.open(operation, { viewport: { width: 1440, height: 900 } });
    await page.emulateMedia({ media: 'print' });
    const { text, code } = await places(page, '');
    expect(code[0]).toBe(text[0]);
    expect(await page.locator('[id^="sample-"][role=tabpanel]:visible').count()).toBe(4);
  });
});

describe('the language of samples', () => {
  it('is chosen once, on any page, for tabs, copies and guides', async () => {
    const page = await withClipboard.open('/mainnet/api/vega-wallet/reference/core/json-rpc', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await hydrated(page);
    await page.locator('.call-tools select').first().selectOption('python');
    const copy = page.getByRole('button', { name: 'Copy as Python' }).first();
    await copy.click();
    await expect.poll(() => clipboardText(page)).toMatch(/^import [\s\S]*requests\.post\(/);
    await page.goto(operation);
    await hydrated(page);
    expect(await page.getByRole('tab', { name: 'Python' }).first().getAttribute('aria-selected')).toBe('true');
    await page.goto('/mainnet/concepts/new-to-vega');
    await hydrated(page);
    await page.getByText('Copy or report', { exact: true }).click();
    expect(await page.locator('.page-menu select').inputValue()).toBe('python');
  });
});

describe('the reader’s own values', () => {
  it('stand in the samples of every page, marked, until they are reset, and in no address', async () => {
    const page = await browser.open(operation);
    await hydrated(page);
    await page.locator('.call-tools').getByRole('button', { name: 'Your values' }).click();
    const panel = page.getByRole('dialog', { name: 'Your values' });
    await panel.getByLabel('Party').fill('no id');
    await panel.getByRole('button', { name: 'Save' }).click();
    await panel.getByText('64 digits').waitFor();
    await panel.getByLabel('Party').fill(own);
    await panel.getByLabel('Address of a data node').fill('http://localhost:3008/');
    await panel.getByRole('button', { name: 'Save' }).click();
    await panel.waitFor({ state: 'hidden' });
    const sample = page.locator('#sample-curl code');
    expect(await sample.textContent()).toContain(`filter.partyIds=${own}`);
    expect(await sample.textContent()).toContain('http://localhost:3008/api/v2/orders');
    expect(await sample.locator('mark').count()).toBe(2);
    expect((await addressOf(page)).hash).toBe('');
    await page.goto('/testnet/api/graphql/queries');
    await page.locator('mark.own').first().waitFor();
    await page.locator('.call-tools').getByRole('button', { name: 'Your values: 2' }).first().click();
    await page.getByRole('button', { name: 'Reset to the examples' }).click();
    expect(await page.locator('mark.own').count()).toBe(0);
  });
});

describe('a tree of fields', () => {
  it('is filtered, opened, and found by links all the same', async () => {
    const page = await browser.open(operation);
    await hydrated(page);
    const tree = page.locator('section:has(> #response) .tree');
    await tree.getByRole('searchbox').fill('remaining');
    await page.waitForFunction(
      () => document.querySelector('section:has(> #response) [data-field-count]')?.textContent !== '',
    );
    const shown = await tree.locator('li:visible > a.name').allTextContents();
    expect(shown).toContain('remaining');
    expect(shown).not.toContain('endCursor');
    await page.evaluate(() => (location.hash = '#response.orders.pageInfo'));
    await page.locator('[id="response.orders.pageInfo"]').waitFor({ state: 'visible' });
  });
});
