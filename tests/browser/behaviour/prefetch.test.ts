import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, settled, useBrowser } from '../setup/browser.ts';

const browser = useBrowser({ ahead: true });
const start = '/mainnet/concepts/new-to-vega';

type Setting = 'normal' | 'slow-2g' | '2g' | 'saver' | 'no prefetch' | 'another engine';

async function open(setting: Setting): Promise<Page> {
  return browser.open(start, {}, async (context) => {
    await context.addInitScript((mode) => {
      if (mode === 'slow-2g' || mode === '2g' || mode === 'saver') {
        Object.defineProperty(navigator, 'connection', {
          value: { effectiveType: mode === 'saver' ? '4g' : mode, saveData: mode === 'saver' },
        });
      }
      if (mode === 'another engine') Reflect.deleteProperty(Navigator.prototype, 'userAgentData');
      if (mode === 'no prefetch') {
        const supports = DOMTokenList.prototype.supports;
        DOMTokenList.prototype.supports = function (token: string) {
          return token === 'prefetch' ? false : supports.call(this, token);
        };
      }
      if (mode === 'no prefetch' || mode === 'another engine') {
        const open = XMLHttpRequest.prototype.open;
        const asked: string[] = [];
        Object.assign(window, { asked });
        addEventListener('securitypolicyviolation', (event) => asked.push(`refused by ${event.violatedDirective}`));
        XMLHttpRequest.prototype.open = function (method: string, url: string | URL, ...rest: unknown[]) {
          this.addEventListener('loadstart', () => asked.push(`${method} ${String(url)} ${this.withCredentials}`));
          return (open as (...all: unknown[]) => void).call(this, method, url, ...rest);
        };
      }
    }, setting);
  });
}

const prefetched = (page: Page): Promise<string[]> =>
  page
    .locator('link[rel="prefetch"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));

describe('prefetching of pages that links in view lead to', () => {
  it('asks for the next pages’ files by link prefetch', async () => {
    const page = await open('normal');
    await hydrated(page);
    await page.waitForFunction(() => document.querySelector('link[rel="prefetch"]') !== null);
    expect(await prefetched(page)).toContain('/mainnet/tutorials');
  });

  it.each(['slow-2g', '2g', 'saver'] as const)('is skipped on %s', async (setting) => {
    const page = await open(setting);
    await hydrated(page);
    await settled(page);
    expect(await prefetched(page)).toEqual([]);
  });

  it.each(['no prefetch', 'another engine'] as const)(
    'falls back to a request with credentials where the browser has no link prefetch, or the policy refuses it: %s',
    async (setting) => {
      const page = await open(setting);
      await hydrated(page);
      await page.waitForFunction(() => (window as unknown as { asked: string[] }).asked.length > 0);
      const asked = await page.evaluate(() => (window as unknown as { asked: string[] }).asked);
      expect(asked.every((entry) => entry.startsWith('GET ') && entry.endsWith(' true'))).toBe(true);
      expect(await prefetched(page)).toEqual([]);
    },
  );

  it('loads a page ahead when its link is pointed at, so that a click costs no request', async () => {
    const page = await open('normal');
    await hydrated(page);
    const link = page.locator('[data-page] .markdown p a[href^="/mainnet/concepts/"]:visible').first();
    const target = (await link.getAttribute('href')) ?? '';
    const loaded = page.waitForResponse(
      (response) =>
        new URL(response.url()).pathname === target.split('#')[0] && response.request().resourceType() === 'fetch',
    );
    await link.hover();
    await loaded;
    const requests: string[] = [];
    page.on('request', (request) => request.resourceType() === 'fetch' && requests.push(request.url()));
    await link.click();
    await page.waitForURL(`**${target}`);
    expect(requests.filter((url) => url.includes(target))).toEqual([]);
  });
});
