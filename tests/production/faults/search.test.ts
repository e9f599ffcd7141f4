import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { hydrated } from '../../browser/setup/browser.ts';
import { hold } from '../../browser/setup/hold.ts';
import { count } from '../setup/count.ts';
import { useFaultSite } from '../setup/fault-site.ts';

const { site, open } = useFaultSite();
const page0 = '/mainnet/concepts/new-to-vega';
const names = (): string => site().find(/^mainnet\/search-index-.*\.json$/)[0] ?? '';
const texts = (): string => site().find(/^mainnet\/search-content-.*\.json$/)[0] ?? '';
afterEach(() => count('faults survived', 1));

async function type(page: Page, query: string): Promise<void> {
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type(query);
}

const status = '.search-status [role=status]';

it('the index is missing: the box says so, and finds again once it is back', async () => {
  const file = names();
  site().drop(file);
  const { page, seen } = await open(page0);
  await type(page, 'orders');
  await page.locator(status, { hasText: 'could not be loaded' }).waitFor();
  site().mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('option').first().waitFor();
  expect(seen.escaped).toEqual([]);
});

it('the index is cut short: the box says that it failed and can be tried again; the page works', async () => {
  const file = names();
  site().replace(file, site().read(file).slice(0, 5000));
  const { page, seen } = await open(page0);
  await type(page, 'orders');
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await page.keyboard.press('Escape');
  await page.click('.navbar a[href="/mainnet/api/overview"]');
  await page.waitForURL('**/mainnet/api/overview');
  expect(seen.escaped).toEqual([]);
  expect(seen.documents).toHaveLength(1);
});

it('the texts are missing: names are still found, or the box says what failed', async () => {
  site().drop(texts());
  const { page, seen } = await open(page0);
  await type(page, 'orders');
  await page.locator('[role=option], .search-status button').first().waitFor();
  expect(seen.escaped).toEqual([]);
});

it('the index is slow: the box says that it loads, and answers what was typed meanwhile', async () => {
  const file = names();
  let release = (): void => undefined;
  const { page, seen } = await open(page0, {}, async (fresh) => {
    release = await hold(fresh.context(), `**/${file}*`);
  });
  await type(page, 'orders');
  await page.locator(status, { hasText: 'Loading' }).waitFor();
  release();
  await page.getByRole('option').first().waitFor();
  expect(seen.escaped).toEqual([]);
});
