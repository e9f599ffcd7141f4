import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { clipboardText, hydrated, useBrowser } from '../setup/browser.ts';

const browser = useBrowser({ whole: true, handOn: true });
const runbook = '/mainnet/node-operators/get-started/setup-validator';

/** The figures of commands that hide a part of them: under their bar, or beyond their edge. */
const hiding = (page: Page): Promise<string[]> =>
  page.locator('figure.shell').evaluateAll((figures) =>
    figures.flatMap((figure) => {
      const [bar, code] = [figure.querySelector('.code-bar'), figure.querySelector('pre')];
      if (bar === null || code === null || code.getClientRects().length === 0) return [];
      const isCovered = bar.getBoundingClientRect().bottom > code.getBoundingClientRect().top + 1;
      return isCovered || code.scrollWidth > code.clientWidth ? [code.textContent.slice(0, 60)] : [];
    }),
  );

describe.each([1440, 390])('commands at %s px', (width) => {
  it('can be read whole, with nothing under the copy button', async () => {
    const page = await browser.open(runbook, { viewport: { width, height: 844 } });
    expect(await page.locator('figure.shell').count()).toBeGreaterThan(5);
    expect(await hiding(page)).toEqual([]);
  });
});

describe('the switch between wrapping and scrolling', () => {
  it('is remembered, and already holds when the next page is first drawn', async () => {
    const page = await browser.open(runbook, { viewport: { width: 390, height: 844 } });
    await hydrated(page);
    await page.locator('button[data-wrap="shell"]').first().click();
    expect((await hiding(page)).length).toBeGreaterThan(0);
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await page.reload();
    expect((await hiding(page)).length).toBeGreaterThan(0);
  });
});

describe('what a command prints', () => {
  it('is told apart, and is not offered for copying', async () => {
    const page = await browser.open(runbook);
    const outputs = page.locator('figure.output');
    expect(await outputs.count()).toBeGreaterThan(1);
    expect(await outputs.locator('[data-copy]').count()).toBe(0);
    expect(await outputs.first().locator('.code-language').textContent()).toBe('Output');
  });
});

describe('a part of a program', () => {
  it('offers the whole, to copy and as a file', async () => {
    const page = await browser.open('/mainnet/tutorials/building-a-bot/streaming-data', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await hydrated(page);
    const figure = page.locator('figure.code:has([data-copy-file]):visible').first();
    const address = (await figure.locator('a[download]').getAttribute('href')) ?? '';
    const whole = await (await page.request.get(address)).text();
    await figure.getByRole('button', { name: 'Copy whole program' }).click();
    await expect.poll(() => clipboardText(page)).toBe(whole);
    expect(whole).toContain((await figure.locator('code').textContent())?.trim().split('\n')[0]?.trim() ?? 'nothing');
  });
});
