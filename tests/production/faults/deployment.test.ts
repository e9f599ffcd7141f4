import { expect, it } from 'vitest';
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
const toApis = '.navbar a[href="/mainnet/api/overview"]';
const apiSidebar = (): string => chunkWith(site(), '"href":"/mainnet/api/rest/overview"');

it('a tab of an earlier build, and a new one deployed: the next page is loaded anew, from one build only', async () => {
  const { page, seen } = await open(fees);
  await hydrated(page);
  const [main = ''] = site().find(/^assets\/js\/main\.[^/]+\.js$/);
  const next = main.replace(/main\.[^.]+/, 'main.feedbeef');
  for (const file of [`${orders.slice(1)}.html`, `${fees.slice(1)}.html`])
    site().replace(file, site().read(file).replaceAll(main, next));
  site().rename(main, next);
  try {
    await page.click(toOrders);
    await page.locator('h1', { hasText: 'Orders' }).waitFor();
    await hydrated(page);
    await expect.poll(() => seen.documents, patience).toEqual([fees, orders]);
    await settled(page);
    expect(seen.documents).toEqual([fees, orders]);
    expect(await page.locator(`script[src="/${next}"]`).count()).toBe(1);
    expect(seen.escaped).toEqual([]);
  } finally {
    site().rename(next, main);
  }
  count('faults survived', 1);
});

it('a chunk that is gone: one reload, then the page as the server sent it, readable, with links that work', async () => {
  const { page, seen } = await open(fees);
  await hydrated(page);
  site().drop(apiSidebar());
  await page.click(toApis);
  await page.waitForURL('**/mainnet/api/overview');
  await expect.poll(() => seen.documents, patience).toEqual([fees, '/mainnet/api/overview']);
  await settled(page);
  expect(seen.documents).toEqual([fees, '/mainnet/api/overview']);
  expect(await page.locator('h1').count()).toBe(1);
  expect((await page.locator('[data-page]').innerText()).length).toBeGreaterThan(300);
  await page.click('.navbar a[href="/mainnet/concepts/new-to-vega"]');
  await page.locator('h1', { hasText: 'New to Vega' }).waitFor();
  expect(seen.escaped).toEqual([]);
  count('faults survived', 1);
});

it('the same page opened directly: reloaded once, never in a loop, also when it is opened again', async () => {
  site().drop(apiSidebar());
  const { page, seen } = await open('/mainnet/api/overview');
  await expect.poll(() => seen.documents, patience).toEqual(['/mainnet/api/overview', '/mainnet/api/overview']);
  await settled(page);
  expect(seen.documents).toEqual(['/mainnet/api/overview', '/mainnet/api/overview']);
  await page.goto(page.url());
  await expect.poll(() => seen.documents, patience).toHaveLength(3);
  await settled(page);
  expect(seen.documents).toHaveLength(3);
  expect((await page.locator('[data-page]').innerText()).length).toBeGreaterThan(300);
  count('faults survived', 1);
});

it('a chunk that is damaged: the same', async () => {
  const { page, seen } = await open(fees);
  await hydrated(page);
  site().replace(apiSidebar(), '<!doctype html><title>Not what was asked for');
  await page.click(toApis);
  await page.waitForURL('**/mainnet/api/overview');
  await expect.poll(() => seen.documents, patience).toEqual([fees, '/mainnet/api/overview']);
  await settled(page);
  expect(seen.documents).toEqual([fees, '/mainnet/api/overview']);
  expect((await page.locator('[data-page]').innerText()).length).toBeGreaterThan(300);
  count('faults survived', 1);
});

it('the first script is gone: pages are read and links followed without it', async () => {
  for (const main of site().find(/^assets\/js\/main\.[^/]+\.js$/)) site().drop(main);
  const { page, seen } = await open(fees);
  expect(await page.locator('h1').innerText()).toBe('Fees');
  await page.click(toOrders);
  await page.locator('h1', { hasText: 'Orders' }).waitFor();
  expect(seen.documents).toEqual([fees, orders]);
  count('faults survived', 1);
});

it('a page that is gone since the tab was opened: the not-found page, the tab stays', async () => {
  const { page, seen } = await open(fees);
  await hydrated(page);
  site().drop(`${orders.slice(1)}.html`);
  await page.click(toOrders);
  await page.locator('h1', { hasText: /not found/i }).waitFor();
  expect(seen.documents).toEqual([fees]);
  await page.goBack();
  await page.locator('h1', { hasText: 'Fees' }).waitFor();
  expect(seen.escaped).toEqual([]);
  count('faults survived', 1);
});

it('a page cut short on its way: loaded anew once, and what did arrive can be read', async () => {
  const { page, seen } = await open(fees);
  await hydrated(page);
  const file = `${orders.slice(1)}.html`;
  const whole = site().read(file);
  // Two thirds into the text, well before the page's end.
  const [from, to] = [whole.indexOf('data-page='), whole.indexOf('<footer')];
  site().replace(file, whole.slice(0, from + Math.floor(((to - from) * 2) / 3)));
  await page.click(toOrders);
  await page.locator('h1', { hasText: 'Orders' }).waitFor();
  await expect.poll(() => seen.documents, patience).toEqual([fees, orders]);
  await settled(page);
  expect(seen.documents).toEqual([fees, orders]);
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(300);
  count('faults survived', 1);
});
