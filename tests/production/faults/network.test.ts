import { afterEach, expect, it } from 'vitest';
import { hydrated } from '../../browser/setup/browser.ts';
import { hold } from '../../browser/setup/hold.ts';
import { chunkWith } from '../setup/chunks.ts';
import { count } from '../setup/count.ts';
import { useFaultSite } from '../setup/fault-site.ts';

const { site, nginx, open, restart } = useFaultSite();
const fees = '/mainnet/concepts/trading-on-vega/fees';
const orders = '/mainnet/concepts/trading-on-vega/orders';
const toOrders = '.theme-doc-sidebar-container a[href="/mainnet/concepts/trading-on-vega/orders"]';

afterEach(() => count('faults survived', 1));

it('the network goes while a page is on its way: a notice in its place, what was read stays, and it comes by itself', async () => {
  const { page, seen } = await open(fees);
  await hydrated(page);
  await page.context().setOffline(true);
  await page.click(toOrders);
  await page.locator('[data-missing-page="unreachable"]').waitFor();
  expect(await page.title()).toContain('could not be reached');
  await page.goBack();
  await page.locator('h1', { hasText: 'Fees' }).waitFor();
  await page.goForward();
  await page.locator('[data-missing-page]').waitFor();
  await page.context().setOffline(false);
  await page.locator('h1', { hasText: 'Orders' }).waitFor();
  expect(await page.locator('.theme-doc-sidebar-container a.menu__link--active', { hasText: 'Orders' }).count()).toBe(
    1,
  );
  expect(seen.documents).toEqual([fees]);
  expect(seen.escaped).toEqual([]);
});

it('the server goes and comes back: the page is there after "Try again", without a reload', async () => {
  const { page, seen } = await open(fees);
  await hydrated(page);
  await nginx().stop();
  await page.click(toOrders);
  await page.locator('[data-missing-page="unreachable"]').waitFor();
  await restart();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('h1', { hasText: 'Orders' }).waitFor();
  expect(seen.documents).toEqual([fees]);
  expect(seen.escaped).toEqual([]);
});

it('a page made by code, without a network: the error with a way to try again', async () => {
  const chunk = chunkWith(site(), 'Save a tree in this browser and its pages');
  let gone = true;
  const { page, seen } = await open('/', {}, (fresh) =>
    fresh.route(`**/${chunk}`, (route) => (gone ? route.abort() : route.continue())),
  );
  await hydrated(page);
  await page.context().setOffline(true);
  await page.click('main a[href="/offline"]');
  await page.getByRole('button', { name: /retry/i }).waitFor();
  await page.context().setOffline(false);
  gone = false;
  await page.getByRole('button', { name: /retry/i }).click();
  await page.locator('h1', { hasText: 'Read offline' }).waitFor();
  expect(seen.documents).toEqual(['/']);
});

it('a slow page: the old one stays, the progress bar shows, then the new one', async () => {
  const { page, seen } = await open(fees);
  await hydrated(page);
  const release = await hold(page, `**${orders}`);
  await page.click(toOrders);
  await page.locator('#nprogress').waitFor({ state: 'attached' });
  expect(await page.locator('h1').innerText()).toBe('Fees');
  release();
  await page.locator('h1', { hasText: 'Orders' }).waitFor();
  expect(seen.documents).toEqual([fees]);
});

it('a slow chunk: the same', async () => {
  const chunk = chunkWith(site(), '"href":"/mainnet/api/rest/overview"');
  const { page, seen } = await open(fees);
  await hydrated(page);
  const release = await hold(page, `**/${chunk}`);
  await page.click('.navbar a[href="/mainnet/api/overview"]');
  await page.locator('#nprogress').waitFor({ state: 'attached' });
  expect(await page.locator('h1').innerText()).toBe('Fees');
  release();
  await page.locator('h1', { hasNotText: 'Fees' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/mainnet/api/overview');
  expect(seen.documents).toEqual([fees]);
});

it('a slow first script: the page can be read and links followed before it is there', async () => {
  const { page, seen } = await open('/robots.txt');
  const release = await hold(page, /\/assets\/js\/main\./);
  await page.goto(`${nginx().base}${fees}`, { waitUntil: 'commit' });
  await page.locator('h1', { hasText: 'Fees' }).waitFor();
  await page.click(toOrders);
  await page.locator('h1', { hasText: 'Orders' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset['hasHydrated'])).not.toBe('true');
  release();
  await hydrated(page);
  expect(seen.escaped).toEqual([]);
});
