import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { showMode } from '../setup/axe.ts';
import { hydrated, useBrowser } from '../setup/browser.ts';
import { difference, thumbnail } from './thumbnail.ts';

/**
 * The main templates as small pictures, in which letters are grey: a broken layout, a missing style sheet or a wrong
 * colour mode shows, another machine's fonts do not. `UPDATE=1` writes the pictures anew; look at them before committing.
 */
const folder = 'tests/browser/visual/baselines';
const block = 8;
const tolerated = 0.06;
const pages = [
  { name: 'home', path: '/' },
  { name: 'landing', path: '/testnet' },
  { name: 'guide', path: '/mainnet/concepts/trading-on-vega/fees' },
  { name: 'operation', path: '/mainnet/api/rest/data-v2/trading-data-service-list-orders' },
  { name: 'proto', path: '/testnet/api/grpc/vega/markets.proto' },
  { name: 'category', path: '/mainnet/category/api/rest/data-v2/orders' },
  { name: 'parameters', path: '/testnet/api/network-parameters' },
  { name: 'tutorial', path: '/mainnet/tutorials/building-a-bot/getting-started' },
  { name: 'releases', path: '/mainnet/releases/overview' },
  { name: 'search', path: '/search?q=margin' },
  { name: 'not-found', path: '/mainnet/no-such-page' },
];
const views = [1440, 996, 390].flatMap((width) => (['light', 'dark'] as const).map((mode) => ({ width, mode })));

const browser = useBrowser({ whole: true });

describe.each(pages)('$name', ({ name, path }) => {
  let page: Page;
  beforeAll(async () => {
    page = await browser.open(path, { reducedMotion: 'reduce' });
    await hydrated(page);
  });
  afterAll(() => page.context().close());

  // Loaded once and shown at each width in each mode: what differs by width is laid out by the style sheet alone.
  it.each(views)('looks as it did, $width px, $mode', async ({ width, mode }) => {
    await page.setViewportSize({ width, height: 900 });
    await showMode(page, mode);
    await page.evaluate(() => document.fonts.ready);
    // Parts that come after the page, such as search results, belong to the picture.
    await page.waitForLoadState('networkidle');
    const now = thumbnail(await page.screenshot(), block);
    const file = `${folder}/${name}-${width}-${mode}.png`;
    if (process.env['UPDATE'] === '1') {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, PNG.sync.write(now));
    }
    expect(existsSync(file), `${file} is missing: run with UPDATE=1 and look at it`).toBe(true);
    expect(difference(now, PNG.sync.read(readFileSync(file)))).toBeLessThan(tolerated);
  });
});

describe('the comparison', () => {
  const read = (name: string): PNG => PNG.sync.read(readFileSync(`${folder}/${name}.png`));

  it('tells colour modes and templates apart', () => {
    expect(difference(read('home-1440-light'), read('home-1440-dark'))).toBeGreaterThan(tolerated);
    expect(difference(read('guide-1440-light'), read('category-1440-light'))).toBeGreaterThan(0.01);
    expect(difference(read('guide-1440-light'), read('guide-390-light'))).toBe(1);
  });
});
