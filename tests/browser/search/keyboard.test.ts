import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../setup/browser.ts';
import { hold } from '../setup/hold.ts';
import { boxOf, searchFor } from './open-box.ts';

const browser = useBrowser({ handOn: true });
const guide = '/testnet/concepts/trading-on-vega/fees';
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(selector: string): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
}

const activeText = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const id = document.querySelector('.navbar [role=combobox]')?.getAttribute('aria-activedescendant');
    return id === null || id === undefined ? null : (document.getElementById(id)?.getAttribute('href') ?? null);
  });

describe('search by keyboard and assistive technology', () => {
  it('moves through the list by arrows, Home and End, and closes by Escape, the focus staying in the box', async () => {
    const page = await browser.open(guide);
    const { options, input } = await searchFor(page, 'transfer');
    await page.locator('.search-hit-snippet').first().waitFor();
    const hrefs = await options.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await expect.poll(() => activeText(page)).toBe(hrefs[0]);
    const steps: [key: string, position: number][] = [
      ['ArrowDown', 1],
      ['End', -1],
      ['ArrowDown', 0],
      ['ArrowUp', -1],
      ['Home', 0],
    ];
    for (const [key, position] of steps) {
      await page.keyboard.press(key);
      await expect.poll(() => activeText(page), { message: key }).toBe(hrefs.at(position));
    }
    expect(await options.first().getAttribute('aria-selected')).toBe('true');
    expect(await input.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    expect(await input.getAttribute('aria-expanded')).toBe('false');
    expect(await page.locator('.search-panel').isVisible()).toBe(false);
    expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('opens the active hit by Enter, lands on its anchor and marks the words there until the reader goes on', async () => {
    const page = await browser.open(guide);
    await searchFor(page, 'market.fee.factors.makerFee');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/testnet/api/network-parameters#market.fee.factors.makerFee');
    await page.locator('mark.search-mark', { hasText: 'market.fee.factors.makerFee' }).first().waitFor();
    await page.waitForFunction(() => {
      const box = document.getElementById('market.fee.factors.makerFee')?.getBoundingClientRect();
      return box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
    });
    await page.goBack();
    await page.waitForURL(`**${guide}`);
    expect(await page.locator('mark.search-mark').count()).toBe(0);
  });

  it('limits the list to one kind by Tab and the arrow keys, and goes on typing from there', async () => {
    const page = await browser.open(guide);
    const { options, input } = await searchFor(page, 'orders');
    await page.keyboard.press('Tab');
    const close = page.getByRole('button', { name: 'Close search' });
    if (await close.evaluate((element) => element === document.activeElement)) await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('radio', { name: 'REST' }).getAttribute('aria-checked')).toBe('true');
    await expect
      .poll(() =>
        options.evaluateAll((links) => links.every((link) => link.getAttribute('href')?.includes('/api/rest/'))),
      )
      .toBe(true);
    expect(await options.count()).toBeGreaterThan(0);
    await page.keyboard.press('s');
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
    expect(await input.inputValue()).toContain('orders');
  });

  it('opens what hides the anchor', async () => {
    const page = await browser.open(guide);
    const { options } = await searchFor(page, 'TransferRequest.min_amount');
    await options.first().waitFor();
    const { pathname, hash } = new URL((await options.first().getAttribute('href')) ?? '', page.url());
    await page.keyboard.press('Enter');
    // The words leave the address once they are read from it.
    await page.waitForURL(`**${pathname}${hash}`);
    await page.waitForFunction(
      () => document.getElementById(decodeURIComponent(location.hash.slice(1)))?.checkVisibility() === true,
    );
  });

  it('takes Enter that comes before the first answer', async () => {
    let release = (): void => undefined;
    const page = await browser.open(guide, {}, async (context) => {
      release = await hold(context, '**/search-index-*');
    });
    await page.waitForFunction(() => document.documentElement.dataset['hasHydrated'] === 'true');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('client.send_transaction');
    await page.keyboard.press('Enter');
    release();
    await page.waitForURL('**/json-rpc#client.send_transaction');
  });

  it('is a combobox without faults that axe could find, and says how many results there are', async () => {
    const page = await browser.open(guide);
    const { status } = await searchFor(page, 'margin');
    await page.locator('.search-hit-snippet').first().waitFor();
    // As an expression of the debugger: the page itself may not run strings.
    await page.evaluate(`${axeSource}; undefined`);
    const violations = await page.evaluate(async () => {
      const { axe } = window as unknown as { axe: Axe };
      return (await axe.run('.search-box')).violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    });
    expect(violations).toEqual([]);
    expect(await status.textContent()).toMatch(/results/);
  });

  it.each([
    [1280, 900],
    [640, 450],
    [320, 256],
  ])(
    'keeps its list inside a window of %i × %i, as 100, 200 and 400 percent zoom make it, and the active hit in sight',
    async (width, height) => {
      const page = await browser.open(guide, { viewport: { width, height } });
      const { options } = await searchFor(page, 'margin');
      await page.locator('.search-hit-snippet').first().waitFor();
      const panel = await page.locator('.search-panel').boundingBox();
      expect(panel?.x).toBeGreaterThanOrEqual(0);
      expect((panel?.x ?? 0) + (panel?.width ?? Infinity)).toBeLessThanOrEqual(width);
      expect((panel?.y ?? 0) + (panel?.height ?? Infinity)).toBeLessThanOrEqual(height);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      for (let step = 1; step < (await options.count()); step += 1) await page.keyboard.press('ArrowDown');
      await page.waitForFunction(() => {
        const box = document.querySelector('.navbar [role=option][aria-selected=true]')?.getBoundingClientRect();
        return box !== undefined && box.top >= 0 && box.top < innerHeight && box.bottom <= innerHeight + 1;
      });
    },
  );

  it('works at 200 % zoom and by touch: a glass that opens a box as wide as the window', async () => {
    const page = await browser.open(guide, { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
    await page.waitForFunction(() => document.documentElement.dataset['hasHydrated'] === 'true');
    const { input, options } = boxOf(page);
    const target = await input.boundingBox();
    expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await input.tap();
    await input.fill('peak_size');
    await options.first().waitFor();
    const width = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(width[0]).toBeLessThanOrEqual(width[1] ?? 0);
    expect((await input.boundingBox())?.width).toBeGreaterThan(250);
    await options.first().tap();
    await page.waitForURL(/peak_size/);
    expect(await page.locator('.search-panel').isVisible()).toBe(false);
  });
});
