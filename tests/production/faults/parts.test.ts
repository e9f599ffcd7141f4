import { afterEach, expect, it } from 'vitest';
import { hydrated, settled } from '../../browser/setup/browser.ts';
import { chunkWith } from '../setup/chunks.ts';
import { count } from '../setup/count.ts';
import { useFaultSite } from '../setup/fault-site.ts';

const { site, open } = useFaultSite();
/** For what has to happen on a busy machine. */
const patience = { timeout: 30_000 } as const;
const fees = '/mainnet/concepts/trading-on-vega/fees';
const orders = '/mainnet/concepts/trading-on-vega/orders';
const toOrders = '.theme-doc-sidebar-container a[href="/mainnet/concepts/trading-on-vega/orders"]';
afterEach(() => count('faults survived', 1));

it('a tab of an earlier build whose every script is gone: the next page comes whole, from the new build, once', async () => {
  const { page, seen } = await open(fees);
  await hydrated(page);
  // A new build under new names: what the tab has not loaded yet is nowhere.
  const scripts = site().find(/^assets\/js\/[^/]+\.js$/);
  const renamed = (text: string): string => text.replace(/\.([0-9a-f]{8})\.js/g, '.feed$1.js');
  for (const file of [`${orders.slice(1)}.html`, `${fees.slice(1)}.html`])
    site().replace(file, renamed(site().read(file)));
  const contents = scripts.map((file) => [renamed(file), site().read(file)] as const);
  for (const file of scripts) site().drop(file);
  for (const [file, content] of contents) site().replace(file, renamed(content));
  await page.click(toOrders);
  await page.locator('h1', { hasText: 'Orders' }).waitFor();
  await expect.poll(() => seen.documents, patience).toEqual([fees, orders]);
  await settled(page);
  expect(seen.documents).toEqual([fees, orders]);
  expect(await page.locator('script[src*=".feed"]').count()).toBeGreaterThan(0);
  expect(seen.escaped).toEqual([]);
});

it('the code of a page made by code is gone: the page as the server sent it, after one load', async () => {
  const { page, seen } = await open('/');
  await hydrated(page);
  site().drop(chunkWith(site(), 'Save a tree in this browser and its pages'));
  await page.click('main a[href="/offline"]');
  await page.locator('h1', { hasText: 'Read offline' }).waitFor();
  await settled(page);
  expect(new URL(page.url()).pathname).toBe('/offline');
  expect(seen.documents.filter((path) => path === '/offline').length).toBeLessThanOrEqual(2);
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(200);
  await page.click('.navbar__brand');
  await page.locator('h1', { hasNotText: 'Read offline' }).waitFor();
});

it('the runtime is gone: pages are read and links followed without it', async () => {
  for (const file of site().find(/^assets\/js\/runtime~main\.[^/]+\.js$/)) site().drop(file);
  const { page, seen } = await open(fees);
  expect(await page.locator('h1').innerText()).toBe('Fees');
  await page.click(toOrders);
  await page.locator('h1', { hasText: 'Orders' }).waitFor();
  expect(seen.documents).toEqual([fees, orders]);
});

it('the code of a calculator is gone: its example stays, the page and its links work, nothing is loaded anew', async () => {
  // By the calculators' class names: sidebars and landing pages name the page of that title, too.
  for (const file of site().find(/^assets\/js\/[^/]+\.js$/))
    if (!/\/(?:runtime~)?main\./.test(file) && /calculator__/.test(site().read(file))) site().drop(file);
  const { page, seen } = await open(fees);
  await hydrated(page);
  const island = page.locator('[data-island=Calculator]').first();
  await island.scrollIntoViewIfNeeded();
  await settled(page);
  expect((await island.innerText()).length).toBeGreaterThan(100);
  expect(seen.documents).toEqual([fees]);
  expect(seen.escaped).toEqual([]);
  await page.click(toOrders);
  await page.locator('h1', { hasText: 'Orders' }).waitFor();
});

it('the code of the request builder is gone: the methods can be read', async () => {
  for (const file of site().find(/^assets\/js\/[^/]+\.js$/))
    if (!/\/(?:runtime~)?main\./.test(file) && site().read(file).includes('data-unserved-only')) site().drop(file);
  const { page, seen } = await open('/mainnet/api/vega-wallet/reference/core/json-rpc-api-playground');
  await hydrated(page);
  await settled(page);
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(200);
  expect(seen.documents).toHaveLength(1);
  expect(seen.escaped).toEqual([]);
});

it('the style sheet is gone: the text is there, and links lead on', async () => {
  for (const file of site().find(/^assets\/css\/[^/]+\.css$/)) site().drop(file);
  const { page, seen } = await open(fees);
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(1000);
  await page.locator('main a[href^="/mainnet"]').first().click();
  await page.locator('h1').first().waitFor();
  expect(seen.documents.length).toBeLessThanOrEqual(2);
  expect(seen.escaped).toEqual([]);
});

it('the code of the search is gone: the box says so and leads to the search page; the page works', async () => {
  const { page, seen } = await open(fees);
  await hydrated(page);
  for (const file of site().find(/^assets\/js\/[^/]+\.js$/))
    if (!/\/(?:runtime~)?main\./.test(file) && site().read(file).includes('search-status')) site().drop(file);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('orders');
  const way = page.getByRole('link', { name: 'Open the search page' });
  await way.waitFor();
  expect(await way.getAttribute('href')).toContain('/search?q=orders');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.click(toOrders);
  await page.locator('h1', { hasText: 'Orders' }).waitFor();
  expect(seen.documents).toEqual([fees]);
  expect(seen.escaped).toEqual([]);
});
