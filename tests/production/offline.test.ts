import { expect, it } from 'vitest';
import { hydrated, settled } from '../browser/setup/browser.ts';
import { hold } from '../browser/setup/hold.ts';
import type { BuildManifest } from '../../delivery/manifest/build-manifest.ts';
import { writeManifest } from '../../delivery/manifest/write-manifest.ts';
import { product } from '../../product.ts';
import { count } from './setup/count.ts';
import { useFaultSite } from './setup/fault-site.ts';
import { caches, mainnet, save } from './setup/offline-tree.ts';

const { site, nginx, open, restart } = useFaultSite();
const orders = '/mainnet/concepts/trading-on-vega/orders';

it('nothing is saved until the reader asks for it', async () => {
  const { page } = await open('/mainnet');
  await hydrated(page);
  await settled(page);
  expect(await caches(page)).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

it('a saved tree is read and searched without a network, is brought up to date, and goes without a trace', async () => {
  const { page, seen } = await open('/offline');
  await save(page);
  expect(seen).toMatchObject({ elsewhere: [], violations: [], escaped: [] });

  await nginx().stop();
  await page.goto(`${nginx().base}${orders}`);
  await hydrated(page);
  expect(await page.locator('h1').innerText()).toBe('Orders');
  await page.click('.navbar a[href="/mainnet/api/overview"]');
  await page.waitForURL('**/mainnet/api/overview');
  // The new page takes the focus when it is there: what is typed before goes nowhere.
  await page.locator('h1', { hasNotText: 'Orders' }).waitFor();
  await page.locator('.theme-doc-sidebar-container a[href^="/mainnet/api/"]').first().waitFor();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('orders');
  await page.getByRole('option').first().waitFor();
  await page.goto(`${nginx().base}/testnet/concepts/new-to-vega`);
  expect(await page.locator('h1').innerText()).toBe('This page is not saved');
  count('faults survived', 1);

  const file = `${orders.slice(1)}.html`;
  site().replace(file, site().read(file).replace('</h1>', ' (revised)</h1>'));
  const list = site().read('build.json');
  site().replace('build.json', list);
  const moved = Object.entries((JSON.parse(list) as BuildManifest).files).flatMap(([name, built]) =>
    built.moved ? [name] : [],
  );
  writeManifest(site().root, { release: product.release, commit: null, modified: false }, new Set(moved));
  await restart();
  await page.goto(`${nginx().base}/offline`);
  await hydrated(page);
  await page.locator(`${mainnet} [role=status]`, { hasText: 'An update is there: 1 files' }).waitFor();
  let loaded = 0;
  page.on('response', (response) => (loaded += response.url().includes('/mainnet/') ? 1 : 0));
  await page.locator(mainnet).getByRole('button', { name: 'Update' }).click();
  await page.locator(`${mainnet} [role=status]`, { hasText: 'It is up to date' }).waitFor({ timeout: 90_000 });
  expect(loaded).toBeLessThan(5);
  expect(await caches(page)).toHaveLength(1);
  await nginx().stop();
  await page.goto(`${nginx().base}${orders}`);
  expect(await page.locator('h1').innerText()).toBe('Orders (revised)');
  await restart();

  await page.goto(`${nginx().base}/offline`);
  await hydrated(page);
  await page.locator(mainnet).getByRole('button', { name: 'Remove from this browser' }).click();
  await page.locator(`${mainnet} [role=status]`, { hasText: 'Not saved' }).waitFor();
  expect(await caches(page)).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

it('a save that is interrupted says so, keeps what it has, and goes on from there', async () => {
  const { page } = await open('/offline');
  await hydrated(page);
  let answered = 0;
  let isCut = true;
  await page.context().route('**/mainnet/**', (route) => {
    answered += 1;
    return isCut && answered > 40 ? route.abort() : route.continue();
  });
  await page.locator(mainnet).getByRole('button', { name: 'Save for offline use' }).click();
  await page.locator(`${mainnet} [role=alert]`).waitFor();
  expect(await page.locator(`${mainnet} [role=alert]`).innerText()).toContain('goes on from there');
  const before = answered;
  isCut = false;
  await save(page);
  const pages = await page.evaluate(
    async () =>
      (await (await window.caches.open((await window.caches.keys())[0] ?? '')).keys()).filter(({ url }) =>
        url.includes('/mainnet/'),
      ).length,
  );
  expect(answered - before).toBeLessThan(pages - 20);
  count('faults survived', 1);
});

it('a save that the reader stops leaves nothing behind once it is removed', async () => {
  const { page } = await open('/offline');
  await hydrated(page);
  const release = await hold(page.context(), '**/mainnet/concepts/**');
  await page.locator(mainnet).getByRole('button', { name: 'Save for offline use' }).click();
  await page.locator(mainnet).getByRole('button', { name: 'Stop' }).click();
  await page.locator(`${mainnet} [role=alert]`, { hasText: 'Stopped.' }).waitFor();
  release();
  await page.reload();
  await page.locator(`${mainnet} [role=status]`, { hasText: 'Only a part is saved' }).waitFor();
  await page.locator(mainnet).getByRole('button', { name: 'Remove from this browser' }).click();
  await page.locator(`${mainnet} [role=status]`, { hasText: 'Not saved' }).waitFor();
  expect(await caches(page)).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  count('faults survived', 1);
});

it('who looks for what is saved makes nothing anew that is being removed meanwhile', async () => {
  // A cache whose name was read just before it went.
  const gone = 'vega-docs-offline:mainnet:gone';
  const nameGone = (name: string): void => {
    window.caches.keys = () => Promise.resolve([name]);
  };
  const { page } = await open('/offline');
  await save(page);
  const [worker] = page.context().serviceWorkers();
  // In the worker's world, which has caches too.
  await worker?.evaluate((name: string) => {
    (self as unknown as { caches: CacheStorage }).caches.keys = () => Promise.resolve([name]);
  }, gone);
  const other = await page.context().newPage();
  await other.addInitScript(nameGone, gone);
  await other.goto(`${nginx().base}/offline`);
  await hydrated(other);
  await other.locator(mainnet).getByRole('button', { name: 'Remove from this browser' }).waitFor();
  const asset = await page.evaluate(
    () => document.querySelector<HTMLScriptElement>('script[src^="/assets/"]')?.src ?? '',
  );
  expect(await page.evaluate(async (address) => (await fetch(address)).status, asset)).toBe(200);
  expect(worker).toBeDefined();
  expect(await caches(page)).not.toContain(gone);
  count('faults survived', 1);
});

it('a browser without room for the tree says so and saves nothing', async () => {
  const { page } = await open('/offline', {}, (fresh) =>
    fresh.addInitScript(() => {
      navigator.storage.estimate = () => Promise.resolve({ quota: 5_000_000, usage: 4_000_000 });
    }),
  );
  await hydrated(page);
  await page.locator(mainnet).getByRole('button', { name: 'Save for offline use' }).click();
  await page.locator(`${mainnet} [role=alert]`, { hasText: 'not enough room' }).waitFor();
  expect(await caches(page)).toEqual([]);
  count('faults survived', 1);
});

it('a new build that arrives while a tree is being saved: nothing wrong is kept', async () => {
  const file = `${orders.slice(1)}.html`;
  const { page } = await open('/offline');
  await hydrated(page);
  await page.locator(`${mainnet} [role=status]`, { hasText: 'Not saved. All of it takes' }).waitFor();
  site().replace(file, site().read(file).replace('</h1>', ' (another build)</h1>'));
  await page.locator(mainnet).getByRole('button', { name: 'Save for offline use' }).click();
  await page.locator(`${mainnet} [role=alert]`, { hasText: 'may just have been updated' }).waitFor({ timeout: 90_000 });
  expect(await page.evaluate(async (address) => (await window.caches.match(address)) === undefined, orders)).toBe(true);
  count('faults survived', 1);
});
