import { execFileSync } from 'node:child_process';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { specified } from '../../specification/constants.ts';
import { createSiteServer } from '../../../delivery/server/create-site-server.ts';
import { hydrated, useBrowser } from '../setup/browser.ts';
import { hold } from '../setup/hold.ts';
import { shownAfterClick } from '../setup/shown-after.ts';

const folder = '.generated/dogfood';
const browser = useBrowser({ handOn: true, ahead: true });
let server: Server;
let base = '';

beforeAll(async () => {
  execFileSync('docusaurus', ['build', '--out-dir', folder], {
    env: { ...process.env, DOCS_DOGFOOD: '1' },
    stdio: 'pipe',
  });
  server = createSiteServer(folder);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}, 300_000);
afterAll(() => server.close());

/** Opens the dogfood page; `late` decides what happens to code that is asked for from then on. */
async function open(late: (page: Page) => Promise<unknown> = () => Promise.resolve()): Promise<Page> {
  const page = await browser.open(`${base}/dogfood`);
  await hydrated(page);
  await late(page);
  return page;
}

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();

describe('page loader', () => {
  it('shows a centred spinner once a page’s code is later than the delay, not before', async () => {
    const page = await open();
    const release = await hold(page, '**/assets/js/*.js');
    const shown = await shownAfterClick(page, '.page-loading');
    await press(page, 'late');
    expect(await shown()).toBeGreaterThanOrEqual(specified.loaderDelayMs - 20);
    const spinner = page.getByRole('status', { name: 'Loading the page' });
    await spinner.waitFor();
    const durations = await spinner
      .locator('animate')
      .evaluateAll((all) => all.map((element) => element.getAttribute('dur')));
    expect([...new Set(durations)].sort()).toEqual(specified.spinnerAnimationSeconds.map((seconds) => `${seconds}s`));
    release();
    await page.locator('#late').waitFor();
    expect(await spinner.count()).toBe(0);
  });

  it('shows the error in a red box of half the width, and Retry loads the page', async () => {
    let fail = true;
    const page = await open((view) =>
      view.route('**/assets/js/*.js', (route) => (fail ? route.abort() : route.continue())),
    );
    await press(page, 'late');
    const box = page.locator('.page-load-error');
    await box.waitFor();
    expect(await box.textContent()).toMatch(/chunk|load/i);
    const { share, red, centred } = await box.evaluate((element) => {
      const { width, left } = element.getBoundingClientRect();
      const [r = 0, g = 0, b = 0] = (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).map(Number);
      const room = element.parentElement?.clientWidth ?? 1;
      return { share: width / room, red: r > 2 * g && r > 2 * b, centred: Math.abs(left + width / 2 - room / 2) < 12 };
    });
    expect(Math.round(share * 100)).toBe(specified.errorBoxWidthPercent);
    expect([red, centred]).toEqual([true, true]);
    fail = false;
    await box.getByRole('button', { name: 'Retry' }).click();
    await page.locator('#late').waitFor();
  });

  it('names a page module that lacks a default export', async () => {
    const page = await open();
    await press(page, 'no default');
    await page
      .getByText(
        "The page component at /dogfood/no-default doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.",
      )
      .waitFor();
  });
});

describe('crash screen', () => {
  it('replaces a page that throws, says why, and “Try again” clears it', async () => {
    const page = await open();
    await press(page, 'crash');
    await page.getByRole('heading', { name: 'This page crashed.' }).waitFor();
    expect(await page.title()).toBe('Page Error');
    const main = await page.locator('main').textContent();
    expect(main).toContain('thrown on purpose');
    expect(main).toContain('and why');
    await page.evaluate(() => Object.assign(window, { mended: true }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Mended.').waitFor();
    expect(await page.getByText('This page crashed.').count()).toBe(0);
  });
});

describe('base-URL banner', () => {
  const blocked = async (path: string): Promise<Page> =>
    browser.open(`${base}${path}`, {}, async (_context, page) => {
      await page.route('**/assets/**', (route) => route.abort());
    });

  it('says that files are missing, on the front page, and suggests a base URL', async () => {
    const page = await blocked('/');
    const banner = page.locator('#base-url-banner');
    await banner.waitFor();
    expect(await banner.textContent()).toMatch(/did not load properly.*baseUrl = \/.*Try baseUrl = \//s);
  });

  it('stays away when files load, and on every other page', async () => {
    const fine = await browser.open(`${base}/`);
    await hydrated(fine);
    expect(await fine.locator('#base-url-banner').count()).toBe(0);
    expect(await (await blocked('/mainnet')).locator('#base-url-banner').count()).toBe(0);
  });
});
