import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launch } from '../../../tools/bench/launch.ts';
import { settled } from '../setup/browser.ts';

const base = inject('base');
let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Opens a page in a window of a laptop's size and counts the scripts that it asks for from then on. */
async function open(path: string): Promise<{ readonly page: Page; readonly scripts: () => number }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${base}${path}`, { waitUntil: 'networkidle' });
  let count = 0;
  page.on('request', (request) => (count += request.resourceType() === 'script' ? 1 : 0));
  return { page, scripts: () => count };
}

describe('a calculator', () => {
  it('is fetched when the reader comes near it, and then calculates', async () => {
    const { page, scripts } = await open('/mainnet/concepts/trading-on-vega/positions-margin');
    expect(scripts()).toBe(0);
    const island = page.locator('[data-island=Calculator]').first();
    const before = await island.innerText();
    await island.scrollIntoViewIfNeeded();
    await expect.poll(scripts).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    const field = island.locator('input[type=text], input:not([type])').first();
    await field.fill(`${await field.inputValue()}1`);
    await expect.poll(() => island.innerText()).not.toBe(before);
    await page.close();
  });

  it('is fetched for a reader who reaches it with the keyboard alone', async () => {
    const { page, scripts } = await open('/testnet/concepts/trading-on-vega/fees');
    await page
      .locator('[data-island=Calculator] input')
      .first()
      .evaluate((field) => (field as HTMLElement).focus({ preventScroll: true }));
    await expect.poll(scripts).toBeGreaterThan(0);
    await page.close();
  });
});

describe('a page that is only read', () => {
  it('asks for no further script', async () => {
    const { page, scripts } = await open('/mainnet/concepts/new-to-vega');
    await page.mouse.wheel(0, 4000);
    await page.waitForFunction(() => window.scrollY > 1000);
    await settled(page);
    expect(scripts()).toBe(0);
    await page.close();
  });
});
