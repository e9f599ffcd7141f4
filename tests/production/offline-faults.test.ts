import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { savedEntry } from '../../delivery/offline/names.ts';
import { product } from '../../product.ts';
import { hydrated, settled } from '../browser/setup/browser.ts';
import { hold } from '../browser/setup/hold.ts';
import { count } from './setup/count.ts';
import { useFaultSite } from './setup/fault-site.ts';
import { caches, mainnet, save } from './setup/offline-tree.ts';

const { nginx, open, restart } = useFaultSite();
const orders = '/mainnet/concepts/trading-on-vega/orders';
const fees = '/mainnet/concepts/trading-on-vega/fees';
const status = (page: Page): Promise<string> => page.locator(`${mainnet} [role=status]`).innerText();

/** Puts `text` into the saved tree in place of what stands at `address`, or removes it. */
async function damage(page: Page, address: string, text: string | undefined): Promise<void> {
  await page.evaluate(
    async ([at, content]) => {
      const cache = await window.caches.open((await window.caches.keys())[0] ?? '');
      if (content === null) await cache.delete(at);
      else await cache.put(at, new Response(content, { headers: { 'content-type': 'text/html; charset=utf-8' } }));
    },
    [address, text ?? null] as [string, string | null],
  );
}

it('a saved page that was changed or lost in the cache is not shown; checking every file mends it', async () => {
  const { page } = await open('/offline');
  await save(page);
  expect(await status(page)).toContain(`release ${product.release}: `);
  await damage(page, orders, '<!doctype html><html><body><h1>Send your tokens to me</h1></body></html>');
  await damage(page, fees, undefined);
  await nginx().stop();
  for (const address of [orders, fees]) {
    await page.goto(`${nginx().base}${address}`);
    expect(await page.locator('h1').innerText()).toBe('This page is not saved');
  }
  await restart();

  await page.goto(`${nginx().base}/offline`);
  await hydrated(page);
  // What the page loads ahead by itself is none of the files that are checked.
  await settled(page);
  const loaded: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/mainnet/')) loaded.push(pathname);
  });
  await page.locator(mainnet).getByRole('button', { name: 'Check every file' }).click();
  await page.locator(`${mainnet} progress`).waitFor();
  await page.locator(`${mainnet} [role=status]`, { hasText: 'It is up to date' }).waitFor({ timeout: 90_000 });
  expect([...new Set(loaded)].sort()).toEqual([fees, orders]);
  await nginx().stop();
  for (const [address, title] of [
    [orders, 'Orders'],
    [fees, 'Fees'],
  ] as const) {
    await page.goto(`${nginx().base}${address}`);
    await hydrated(page);
    expect(await page.locator('h1').innerText()).toBe(title);
  }
  await restart();
  count('faults survived', 2);
});

it('a reader of a saved page sees its release and day, and of a page from the site nothing of the kind', async () => {
  const note = (page: Page): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.body, '::after').content.replaceAll('"', ''));
  const { page } = await open('/offline');
  await save(page);
  await page.goto(`${nginx().base}${orders}`);
  await hydrated(page);
  expect(await note(page)).toBe('none');
  await nginx().stop();
  await page.goto(`${nginx().base}${orders}`);
  await hydrated(page);
  const day = new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });
  const text = `Saved copy: release ${product.release}, saved ${day}`;
  expect(await note(page)).toBe(text);
  await page.click(`.theme-doc-sidebar-container a[href="${fees}"]`);
  await page.locator('h1', { hasText: 'Fees' }).waitFor();
  expect(await note(page)).toBe(text);
  await restart();
});

it('a damaged list of what is saved counts as nothing saved, and is mended by saving again, without loading all', async () => {
  const { page } = await open('/offline');
  await save(page);
  await damage(page, savedEntry, '{"tree":');
  await nginx().stop();
  await page.goto(`${nginx().base}${orders}`);
  expect(await page.locator('h1').innerText()).toBe('This page is not saved');
  await restart();
  await page.goto(`${nginx().base}/offline`);
  await page.locator(mainnet).getByRole('button', { name: 'Remove from this browser' }).waitFor();
  let loaded = 0;
  page.on('response', (response) => (loaded += new URL(response.url()).pathname.startsWith('/mainnet/') ? 1 : 0));
  await save(page);
  expect(loaded).toBe(0);
  count('faults survived', 1);
});

it('a browser that is full in the middle of saving says so, keeps what it has, and does not call it saved', async () => {
  const { page } = await open('/offline', {}, (fresh) =>
    fresh.addInitScript(() => {
      const put = Cache.prototype.put;
      let room = 40;
      Cache.prototype.put = function (...given) {
        room -= 1;
        return room < 0 ? Promise.reject(new DOMException('Full.', 'QuotaExceededError')) : put.apply(this, given);
      };
    }),
  );
  await hydrated(page);
  await page.locator(mainnet).getByRole('button', { name: 'Save for offline use' }).click();
  await page.locator(`${mainnet} [role=alert]`, { hasText: 'no room left' }).waitFor();
  expect(await status(page)).toContain('Only a part is saved.');
  await nginx().stop();
  await page.goto(`${nginx().base}${orders}`);
  expect(await page.locator('h1').innerText()).toBe('This page is not saved');
  await restart();
  count('faults survived', 1);
});

it('two tabs: one saves or removes at a time, and each shows what the other did', async () => {
  const { page } = await open('/offline');
  await hydrated(page);
  const other = await page.context().newPage();
  await other.goto(`${nginx().base}/offline`);
  await hydrated(other);
  const release = await hold(page.context(), '**/mainnet/concepts/**');
  await page.locator(mainnet).getByRole('button', { name: 'Save for offline use' }).click();
  await page.locator(`${mainnet} progress`).waitFor();
  await other.locator(mainnet).getByRole('button', { name: 'Save for offline use' }).click();
  await other.locator(`${mainnet} [role=alert]`, { hasText: 'Another tab is saving or removing' }).waitFor();
  release();
  await page.locator(`${mainnet} [role=status]`, { hasText: /^Saved/ }).waitFor({ timeout: 90_000 });
  await other.locator(`${mainnet} [role=status]`, { hasText: /^Saved/ }).waitFor();
  await other.locator(mainnet).getByRole('button', { name: 'Remove from this browser' }).click();
  await page.locator(`${mainnet} [role=status]`, { hasText: 'Not saved' }).waitFor();
  expect(await caches(page)).toEqual([]);
  count('faults survived', 1);
});
