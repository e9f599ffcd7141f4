import { describe, expect, it } from 'vitest';
import { announcement, trees } from '../../../product.ts';
import { specified } from '../../specification/constants.ts';
import { addressOf, hydrated, useBrowser } from '../setup/browser.ts';

const browser = useBrowser({ handOn: true });
const operation = '/mainnet/api/rest/data-v2/trading-data-service-list-orders';

describe('preferences', () => {
  it('shows light colours first, whatever the system prefers, and remembers a switch', async () => {
    const page = await browser.open('/', { colorScheme: 'dark' });
    await hydrated(page);
    const theme = (): Promise<string | null> => page.locator('html').getAttribute('data-theme');
    expect(await theme()).toBe('light');
    await page
      .getByRole('button', { name: /dark|light mode/i })
      .first()
      .click();
    expect(await theme()).toBe('dark');
    await page.reload();
    expect(await theme()).toBe('dark');
    const stored = await page.evaluate(() =>
      Object.entries({ ...localStorage }).filter(([key]) => key.startsWith('theme')),
    );
    expect(stored.map(([, value]) => value)).toContain('dark');
  });

  it('keeps the announcement away once dismissed, until its id changes', async () => {
    const page = await browser.open('/');
    await hydrated(page);
    const bar = page.locator('.theme-announcement-bar');
    expect(await bar.textContent()).toContain(announcement.content.slice(0, 30));
    await bar.getByRole('button', { name: 'Close' }).click();
    await page.reload();
    await hydrated(page);
    expect(await bar.count()).toBe(0);
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('docusaurus.announcement.id')) localStorage.setItem(key, 'an older one');
    });
    await page.reload();
    await hydrated(page);
    await bar.waitFor();
  });

  it('remembers the language of samples for every page and visit, and switches all samples at once', async () => {
    const page = await browser.open(operation);
    await hydrated(page);
    await page.getByRole('tab', { name: 'Python' }).first().click();
    await page.goto('/mainnet/api/rest/data-v2/trading-data-service-list-trades');
    await hydrated(page);
    for (const tab of await page.getByRole('tab', { name: 'Python' }).all())
      expect(await tab.getAttribute('aria-selected')).toBe('true');
    await page.reload();
    expect(await page.getByRole('tab', { name: 'Python' }).first().getAttribute('aria-selected')).toBe('true');
  });

  it('switches trees on the same page, and remembers the tree where a page belongs to none', async () => {
    const page = await browser.open(operation);
    await hydrated(page);
    await page.locator('.navbar .dropdown').hover();
    await page.locator('.navbar .dropdown__menu').getByRole('link', { name: trees.testnet.label }).click();
    await page.waitForURL(`**${operation.replace('/mainnet', '/testnet')}`);
    expect(await page.locator('h1').textContent()).toBe('List orders');
    await page.goto('/');
    await hydrated(page);
    const concepts = page.locator('.navbar').getByRole('link', { name: 'Concepts' });
    await page.waitForFunction(() => document.querySelector('.navbar a[href^="/testnet/concepts"]') !== null);
    expect(await concepts.getAttribute('href')).toBe('/testnet/concepts/new-to-vega');
  });

  it('opens, goes back in and closes the mobile sidebar, and closes it when the window grows to desktop width', async () => {
    const width = specified.mobileBreakpointPx;
    const page = await browser.open(operation, { viewport: { width, height: 900 } });
    await hydrated(page);
    const sidebar = page.locator('.navbar-sidebar');
    const open = (): Promise<boolean> =>
      page.locator('nav.navbar').evaluate((bar) => bar.classList.contains('navbar-sidebar--show'));
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    expect(await open()).toBe(true);
    await sidebar.getByRole('button', { name: /back to main menu/i }).click();
    await sidebar.getByRole('link', { name: 'Tutorials' }).waitFor();
    await sidebar.getByRole('button', { name: /close navigation bar/i }).click();
    expect(await open()).toBe(false);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await page.setViewportSize({ width: width + 1, height: 900 });
    await page.waitForFunction(() => !document.querySelector('nav.navbar')?.classList.contains('navbar-sidebar--show'));
  });

  it('closes the mobile sidebar on going back, which then stays on the page', async () => {
    const page = await browser.open('/mainnet/concepts/new-to-vega', { viewport: { width: 390, height: 844 } });
    await hydrated(page);
    await page.locator('.pagination-nav__link--next').click();
    await page.waitForURL((url) => url.pathname !== '/mainnet/concepts/new-to-vega');
    const { pathname } = await addressOf(page);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await page.locator('.navbar-sidebar--show').waitFor();
    await page.evaluate(() => window.history.back());
    await page.waitForFunction(() => !document.querySelector('nav.navbar')?.classList.contains('navbar-sidebar--show'));
    expect((await addressOf(page)).pathname).toBe(pathname);
    await page.evaluate(() => window.history.back());
    await page.waitForURL('**/mainnet/concepts/new-to-vega');
  });

  it('shows the desktop navbar just above the breakpoint', async () => {
    const page = await browser.open(operation, { viewport: { width: specified.mobileBreakpointPx + 1, height: 900 } });
    expect(await page.getByRole('button', { name: 'Toggle navigation bar' }).isVisible()).toBe(false);
    expect(await page.locator('.navbar').getByRole('link', { name: 'Node operators' }).isVisible()).toBe(true);
  });
});
