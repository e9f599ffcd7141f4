import { describe, expect, it } from 'vitest';
import { trees } from '../../../product.ts';
import { hydrated, settled, useBrowser } from '../setup/browser.ts';
import { boxOf, searchFor } from './open-box.ts';

const browser = useBrowser({ handOn: true });
const guide = '/testnet/concepts/trading-on-vega/fees';

describe('search box', () => {
  it('is at the right of the navbar, and Ctrl+K focuses it from anywhere; Cmd+K does so on a Mac', async () => {
    const page = await browser.open(guide);
    await hydrated(page);
    const { input } = boxOf(page);
    await page.locator('.navbar__items--right').getByRole('combobox').waitFor();
    await page.keyboard.press('Control+k');
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
    expect(await input.getAttribute('aria-keyshortcuts')).toBe('Control+K Meta+K /');
    const mac = await browser.open(guide, {}, (context) =>
      context
        .addInitScript(() => Object.defineProperty(navigator, 'platform', { value: 'MacIntel' }))
        .then(() => undefined),
    );
    await hydrated(mac);
    await mac.keyboard.press('Meta+k');
    await mac.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
    expect(await mac.locator('.search-shortcut').textContent()).toBe('⌘ K');
  });

  it('loads nothing before it is focused; then the tree’s index, by a hashed name with a cache-busting query', async () => {
    const requests: string[] = [];
    const page = await browser.open(guide, {}, (_context, fresh) => {
      fresh.on('request', (request) => requests.push(request.url().replace(browser.base, '')));
      return Promise.resolve();
    });
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => url.includes('search'))).toEqual([]);
    await searchFor(page, 'fees');
    // The hits of names are shown before the texts are asked for.
    await expect
      .poll(() => requests.filter((url) => /search-(?:index|content)/.test(url)), { timeout: 60_000 })
      .toEqual([
        expect.stringMatching(/^\/testnet\/search-index-en-([0-9a-f]{8})\.json\?_=\1$/),
        expect.stringMatching(/^\/testnet\/search-content-en-([0-9a-f]{8})\.json\?_=\1$/),
      ]);
    expect(page.workers()).toHaveLength(1);
  });

  it('says that the index is loading, and then that it is ready', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const page = await browser.open(guide, {}, async (context) => {
      await context.route('**/search-index-*', async (route) => {
        await held;
        await route.continue();
      });
    });
    await hydrated(page);
    const state = (): Promise<string | null> => page.locator('.navbar .search-box').getAttribute('data-state');
    expect(await state()).toBe('idle');
    await page.keyboard.press('Control+k');
    await boxOf(page).status.filter({ hasText: 'Loading' }).waitFor();
    expect(await state()).toBe('loading');
    await page.keyboard.type('margin');
    release();
    await boxOf(page).options.first().waitFor();
    expect(await state()).toBe('ready');
  });

  it('answers from names before the texts are there, says that this is not all, and says the last number when they are', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const page = await browser.open(guide, {}, async (context) => {
      await context.route('**/search-content-*', async (route) => {
        await held;
        await route.continue();
      });
    });
    await hydrated(page);
    const { input, options, status } = boxOf(page);
    await page.keyboard.press('Control+k');
    await input.fill('qqxxzzvv');
    await status.filter({ hasText: /^Searching the texts…$/ }).waitFor();
    expect(await page.locator('.search-nothing').count()).toBe(0);
    await input.fill('iceberg');
    await status.filter({ hasText: /^8 of \d+ results so far$/ }).waitFor();
    expect(await options.count()).toBe(8);
    release();
    await status.filter({ hasText: /^8 of \d+ results$/ }).waitFor();
    expect(await options.count()).toBe(8);
  });

  it('shows at most 8 results, grouped by kind, with breadcrumbs, marks and text around them', async () => {
    const page = await browser.open(guide);
    const { options, status } = await searchFor(page, 'liquidity fee');
    await page.locator('.search-hit-snippet mark').first().waitFor();
    expect(await options.count()).toBeLessThanOrEqual(8);
    expect(await options.count()).toBeGreaterThan(3);
    expect(await status.textContent()).toMatch(/^\d of \d+ results/);
    const urls = await options.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    // After the best three, whose order is the engine's, hits of a page stand together.
    const others = urls.slice(3);
    expect(others.filter((url, index) => url !== others[index - 1])).toHaveLength(new Set(others).size);
    for (const url of urls) expect(url).toMatch(/^\/testnet\/|^\/(?:differences)?$/);
    const kinds = await page.locator('.search-list .search-group-title').allTextContents();
    expect(kinds.length).toBeGreaterThan(1);
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(await page.locator('.search-hit-place', { hasText: ' › ' }).count()).toBeGreaterThan(0);
    expect(await options.first().locator('mark').count()).toBeGreaterThan(0);
    for (const snippet of await page.locator('.search-hit-snippet').all()) {
      const text = (await snippet.textContent()) ?? '';
      const first =
        (await snippet
          .locator('mark')
          .first()
          .textContent({ timeout: 500 })
          .catch(() => '')) ?? '';
      expect(text.indexOf(first)).toBeLessThanOrEqual(50 + 1);
    }
  });

  it('opens by “/” over the page, wide and in the middle, but leaves a “/” that is typed', async () => {
    const page = await browser.open(guide);
    await hydrated(page);
    await page.keyboard.press('/');
    await page.locator('.search-box[data-palette=true]').waitFor();
    const frame = await page.locator('.search-frame').boundingBox();
    const { width } = page.viewportSize() ?? { width: 0 };
    expect(frame?.width).toBeGreaterThan(width / 2);
    expect(Math.abs((frame?.x ?? 0) + (frame?.width ?? 0) / 2 - width / 2)).toBeLessThan(10);
    await page.keyboard.type('a/b');
    expect(await boxOf(page).input.inputValue()).toBe('a/b');
    await page.getByRole('button', { name: 'opens search: on' }).click();
    await page.keyboard.press('Escape');
    await page.locator('main').click({ position: { x: 2, y: 2 } });
    await page.keyboard.press('/');
    await settled(page);
    expect(await page.locator('.search-box[data-palette=true]').count()).toBe(0);
  });

  it('offers pages of this section before anything is typed, and goes there', async () => {
    const page = await browser.open(guide);
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await page.locator('.search-useful').getByRole('link', { name: 'Positions and margin' }).click();
    await page.waitForURL('**/testnet/concepts/trading-on-vega/positions-margin');
    expect(await page.locator('.search-panel').isVisible()).toBe(false);
  });

  it('names hits with what they belong to, and shows more of the active one', async () => {
    const page = await browser.open(guide);
    const { options } = await searchFor(page, 'deposit_asset');
    await options.first().filter({ hasText: 'ERC20_Bridge_Logic.deposit_asset' }).waitFor();
    await page.locator('.search-preview', { hasText: 'ERC20_Bridge_Logic.deposit_asset' }).waitFor();
  });

  it.each([
    [
      'market.fee.factors.makerFee',
      'on testnet (Fairground)',
      '/testnet/api/network-parameters#market.fee.factors.makerFee',
    ],
    ['wallet error 3001', 'The person said no', '/testnet/api/errors#wallet-3001'],
    ['error 10028', 'pagination', '/testnet/api/errors#data-node-InvalidPagination'],
    [
      '0xf7683932',
      'ERC20_Bridge_Logic.deposit_asset',
      '/testnet/api/bridge/contracts/ERC20_Bridge_Logic#deposit_asset',
    ],
    ['EXPIRY_STRATEGY_CANCELS', 'expires', 'EXPIRY_STRATEGY_CANCELS'],
  ])('answers %s at once', async (query, text, address) => {
    const page = await browser.open(guide);
    await searchFor(page, query);
    const answer = page.locator('.search-answer', { hasText: text });
    await answer.waitFor();
    expect(await answer.getAttribute('href')).toContain(address);
  });

  it('gives the nearest words and other places where nothing answers', async () => {
    const page = await browser.open(guide);
    const { options } = await searchFor(page, 'kolaterallx');
    await page.locator('.search-nothing').getByRole('link', { name: 'Glossary' }).waitFor();
    await page.locator('.search-nothing').getByRole('button', { name: 'collateral', exact: true }).click();
    await options.first().waitFor();
  });

  it('says “No results” for what nothing answers, and gives none for a query without words', async () => {
    const page = await browser.open(guide);
    const { options, status, input } = await searchFor(page, 'qqxxzzvv');
    expect(await status.textContent()).toBe('No results');
    await input.fill('… !');
    await expect.poll(() => options.count()).toBe(0);
    await settled(page);
    expect(await options.count()).toBe(0);
  });

  it('leads to all results, and to the same search in the other tree', async () => {
    const page = await browser.open(guide);
    await searchFor(page, 'maker fee');
    await page.getByRole('link', { name: `Same search in ${trees.mainnet.label}` }).click();
    await page.waitForURL('**/search?q=maker+fee&version=mainnet');
    const first = page.locator('.search-results a.search-hit').first();
    await first.waitFor();
    expect(await first.getAttribute('href')).toMatch(/^\/mainnet\//);
  });

  it('remembers the last searches in this browser, and works where storage is blocked', async () => {
    const page = await browser.open(guide);
    const { options } = await searchFor(page, 'iceberg');
    await options.first().click();
    await page.waitForURL(/iceberg|orders|glossary/);
    // The address changes first, and the box may have closed by then: what is typed before the new page stands there still
    // belongs to the old one's list, and goes with it.
    await page.waitForFunction((from) => {
      const shown = document.querySelector('[data-page]')?.getAttribute('data-page');
      return shown !== from && shown === location.pathname;
    }, guide);
    await page.locator('.navbar .search-box[data-open="false"]').waitFor();
    await boxOf(page).input.fill('');
    await page.getByRole('button', { name: 'iceberg' }).click();
    await options.first().waitFor();
    const blocked = await browser.open(guide, {}, (context) =>
      context
        .addInitScript(() => {
          for (const name of ['localStorage', 'sessionStorage']) {
            Object.defineProperty(window, name, {
              get: () => {
                throw new DOMException('blocked', 'SecurityError');
              },
            });
          }
        })
        .then(() => undefined),
    );
    const box = await searchFor(blocked, 'iceberg');
    await box.options.first().click();
    await blocked.waitForURL(/iceberg|orders|glossary/);
  });

  it('goes on answering when the connection is gone, once it is loaded', async () => {
    const page = await browser.open(guide);
    const { input, options } = await searchFor(page, 'fees');
    await page.locator('.search-hit-snippet').first().waitFor();
    await page.context().setOffline(true);
    await input.fill('STATUS_PARKED');
    await options.filter({ hasText: 'STATUS_PARKED' }).first().waitFor();
  });

  it('shows a notice with links instead where scripts do not run', async () => {
    const page = await browser.open(guide, { javaScriptEnabled: false });
    await page.locator('.navbar .search-noscript summary').waitFor();
    expect(await page.locator('.search-noscript summary').evaluate((element) => element.textContent)).toBe(
      'Search needs JavaScript',
    );
    expect(await boxOf(page).input.isVisible()).toBe(false);
    expect(await page.locator('.search-noscript a').count()).toBeGreaterThan(3);
  });
});
