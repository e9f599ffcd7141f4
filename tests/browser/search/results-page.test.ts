import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, useBrowser } from '../setup/browser.ts';

const browser = useBrowser({ handOn: true });

interface Watched {
  readonly page: Page;
  readonly errors: string[];
  readonly foreign: string[];
}

/** Opens an address and watches for errors, dialogues and requests to other origins. */
async function watch(path: string): Promise<Watched> {
  const errors: string[] = [];
  const foreign: string[] = [];
  const page = await browser.open(path, {}, (_context, fresh) => {
    fresh.on('pageerror', (error) => errors.push(error.message));
    fresh.on('dialog', (dialog) => {
      errors.push(`dialogue: ${dialog.message()}`);
      void dialog.dismiss();
    });
    fresh.on('request', (request) => {
      if (!request.url().startsWith(browser.base)) foreign.push(request.url());
    });
    return Promise.resolve();
  });
  await hydrated(page);
  return { page, errors, foreign };
}

const results = '.search-results a.search-hit';
const status = '.search-results [role=status]';

describe('results page', () => {
  it('shows what q asks for, in the tree that version names, limited to the section that ctx names', async () => {
    const { page } = await watch('/search?q=maker%20fee&ctx=concepts&version=testnet');
    await page.locator(results).first().waitFor();
    const hrefs = await page
      .locator(results)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.every((href) => href.startsWith('/testnet/concepts'))).toBe(true);
    expect(await page.locator('.search-form input').inputValue()).toBe('maker fee');
    expect(await page.locator('.search-form select[name=ctx]').inputValue()).toBe('concepts');
  });

  it('goes along with what is typed and chosen, in the address as well', async () => {
    const { page } = await watch('/search?q=fees&version=mainnet');
    await page.locator(results).first().waitFor();
    await page.locator('.search-form input').fill('iceberg');
    await page.waitForURL('**/search?q=iceberg&version=mainnet');
    await page.locator('.search-form select[name=version]').selectOption('testnet');
    await page.waitForURL('**/search?q=iceberg&version=testnet');
    await page.locator(`${results}[href^="/testnet/"]`).first().waitFor();
  });

  it('works without a query, and shows more results a step at a time', async () => {
    const { page, errors } = await watch('/search');
    await page.locator('.search-form input').fill('order');
    await page.getByRole('button', { name: /^Show \d+ more$/ }).click();
    await page.waitForFunction((selector) => document.querySelectorAll(selector).length > 50, results);
    expect(errors).toEqual([]);
  });

  it.each(['https://evil.example/testnet/', '//evil.example', 'javascript:alert(1)', '\\\\evil.example\\'])(
    'refuses the version %s',
    async (version) => {
      const { page, errors, foreign } = await watch(`/search?q=fees&version=${encodeURIComponent(version)}`);
      await page.getByRole('alert').filter({ hasText: 'Unexpected version url' }).waitFor();
      expect(await page.locator(results).count()).toBe(0);
      expect([...errors, ...foreign]).toEqual([]);
    },
  );

  it.each([
    `/search?q=${encodeURIComponent('<img src=x onerror=alert(1)><script>alert(2)</script>')}`,
    `/search?q=${'a'.repeat(6000)}&ctx=${'b'.repeat(1000)}`,
    '/search?q=%00%07%1b%0aorder&ctx=%00',
    '/search?q=%E0%A4%A&ctx=%&version=%',
    `/search?q=order&ctx=${encodeURIComponent('"><svg onload=alert(1)>')}&version=testnet`,
    '/search?q=order&version=..%2F..%2F..%2Fetc',
    '/search?q=__proto__&ctx=constructor&version=toString',
    '/search?q=a&q=b&ctx[]=x&version=testnet%00',
  ])('stays itself with %s', async (path) => {
    const { page, errors, foreign } = await watch(path);
    await page
      .locator(status)
      .filter({ hasText: /result/i })
      .waitFor();
    expect(await page.locator('h1').textContent()).toBe('Search');
    expect(await page.locator('main img, main script, main svg:not(.search-glass)').count()).toBe(0);
    expect([...errors, ...foreign]).toEqual([]);
  });

  it('is kept out of other search engines', async () => {
    const { page } = await watch('/search');
    expect(await page.locator('meta[name=robots]').first().getAttribute('content')).toContain('noindex');
  });
});

describe('not-found page', () => {
  it('offers what the address seems to be about', async () => {
    const { page, errors } = await watch('/testnet/concepts/trading/iceberg-orders');
    expect(await page.locator('h1').textContent()).toBe('Page not found');
    await page.locator('.not-found .search-results a').first().waitFor();
    expect(await page.locator('.not-found input').inputValue()).toBe('iceberg orders');
    const hrefs = await page
      .locator('.not-found .search-results li a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.some((href) => href.startsWith('/testnet/concepts/trading-on-vega/orders'))).toBe(true);
    expect(errors).toEqual([]);
  });

  it('looks at what stands before the last part when nothing is like that', async () => {
    const { page, errors } = await watch('/testnet/governance/qqxxzzvv');
    await page.locator('.not-found .search-results li a[href^="/testnet/concepts/governance"]').first().waitFor();
    expect(await page.locator('.not-found input').inputValue()).toBe('governance qqxxzzvv');
    await page.locator('.not-found input').fill('qqxxzzvv');
    await page.locator('.not-found [role=status]', { hasText: 'No results' }).waitFor();
    expect(await page.locator('.not-found input').inputValue()).toBe('qqxxzzvv');
    expect(errors).toEqual([]);
  });

  it('is the same for any address, however it is written', async () => {
    const { page, errors } = await watch('/%3Cscript%3Ealert(1)%3C/script%3E/%F0%9F%A6%8A');
    await page.locator('h1', { hasText: 'Page not found' }).waitFor();
    expect(errors).toEqual([]);
  });
});
