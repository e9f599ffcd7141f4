import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { trees } from '../../../product.ts';
import { specified } from '../../specification/constants.ts';
import { hydrated, useBrowser } from '../setup/browser.ts';

const browser = useBrowser({ handOn: true });
const page = '/mainnet/concepts/trading-on-vega/orders';

/** Presses Tab until the focus is where it is wanted, and fails when it does not come there. */
async function tabTo(view: Page, wanted: string, most = 60): Promise<void> {
  for (let stop = 0; stop < most; stop += 1) {
    await view.keyboard.press('Tab');
    if (await view.evaluate((selector) => document.activeElement?.matches(selector) ?? false, wanted)) return;
  }
  throw new Error(`Tab does not come to ${wanted} within ${most} stops.`);
}

describe('keyboard', () => {
  it('reaches the skip link first, and the skip link leads into the page', async () => {
    const view = await browser.open(page);
    await hydrated(view);
    await view.keyboard.press('Tab');
    const first = view.locator(':focus');
    expect(await first.textContent()).toMatch(/skip to main content/i);
    await view.keyboard.press('Enter');
    await view.keyboard.press('Tab');
    expect(await view.evaluate(() => document.activeElement?.closest('.main-wrapper') !== null)).toBe(true);
  });

  it('shows where the focus is on every stop', async () => {
    const view = await browser.open(page);
    await hydrated(view);
    const unseen: string[] = [];
    for (let stop = 0; stop < 40; stop += 1) {
      await view.keyboard.press('Tab');
      const described = await view.evaluate(() => {
        const element = document.activeElement;
        if (element === null || element === document.body) return undefined;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0
          ? undefined
          : boxShadow === 'none'
            ? element.outerHTML.slice(0, 120)
            : undefined;
      });
      if (described !== undefined) unseen.push(described);
    }
    expect(unseen).toEqual([]);
  });

  it('opens and closes sidebar categories and changes the colour mode', async () => {
    const view = await browser.open('/mainnet/concepts/new-to-vega');
    await hydrated(view);
    const toggle = view.locator('.theme-doc-sidebar-container button[aria-expanded]').first();
    await toggle.focus();
    await view.keyboard.press('Enter');
    expect(await toggle.getAttribute('aria-expanded')).toBe('true');
    await view.keyboard.press('Space');
    expect(await toggle.getAttribute('aria-expanded')).toBe('false');
    await view.getByRole('button', { name: /mode/i }).first().focus();
    await view.keyboard.press('Enter');
    expect(await view.locator('html').getAttribute('data-theme')).toBe('dark');
  });

  it('walks the navbar from left to right: brand, sections, search, trees, source, colour mode', async () => {
    const view = await browser.open(page);
    await hydrated(view);
    for (const stop of [
      '.navbar__brand',
      'a[href$="/concepts/new-to-vega"].navbar__link',
      'a[href$="/node-operators"].navbar__link',
      '.search-input',
      '.dropdown > .navbar__link',
      '.navbar-source',
      '.navbar button[aria-label*="mode"]',
    ])
      await tabTo(view, stop, 12);
  });

  it('opens the dropdown of the trees and goes to the same page of the other', async () => {
    const view = await browser.open(page);
    await hydrated(view);
    await tabTo(view, '.dropdown > .navbar__link');
    await view.keyboard.press('Enter');
    const other = view.locator('.dropdown__menu').getByRole('link', { name: trees.testnet.label });
    await other.waitFor();
    await tabTo(view, '.dropdown__menu a[href^="/testnet"]', 4);
    await view.keyboard.press('Enter');
    await view.waitForURL(`**${page.replace('/mainnet', '/testnet')}`);
  });

  it('chooses tabs with the arrow keys, one stop for each list of them', async () => {
    const view = await browser.open('/mainnet/api/rest/data-v2/trading-data-service-list-orders');
    await hydrated(view);
    const list = view.getByRole('tablist').first();
    const chosen = (): Promise<string | null> => list.locator('[aria-selected="true"]').textContent();
    await list.locator('[aria-selected="true"]').focus();
    const first = await chosen();
    await view.keyboard.press('ArrowRight');
    const second = await chosen();
    expect(second).not.toBe(first);
    expect(await view.evaluate(() => document.activeElement?.textContent)).toBe(second);
    await view.keyboard.press('ArrowLeft');
    expect(await chosen()).toBe(first);
    expect(await list.locator('[role="tab"][tabindex="0"], [role="tab"]:not([tabindex])').count()).toBe(1);
  });

  it('opens, walks and closes the mobile sidebar', async () => {
    const view = await browser.open(page, { viewport: { width: specified.mobileBreakpointPx, height: 900 } });
    await hydrated(view);
    await tabTo(view, '.navbar__toggle', 6);
    await view.keyboard.press('Enter');
    // The sidebar takes the focus by itself.
    await view.waitForFunction(() => document.activeElement?.matches('.navbar-sidebar__close'));
    await tabTo(view, '.navbar-sidebar__back', 4);
    await view.keyboard.press('Enter');
    await tabTo(view, '.navbar-sidebar .menu__link[href$="/tutorials"]', 30);
    await view.locator('.navbar-sidebar__close').focus();
    await view.keyboard.press('Space');
    await view.waitForFunction(() => document.querySelector('.navbar-sidebar--show') === null);
    await view.waitForFunction(() => document.activeElement?.matches('.navbar__toggle'));
  });

  it('searches from any place of the page and goes to what it finds', async () => {
    const view = await browser.open(page);
    await hydrated(view);
    await view.keyboard.press('Control+k');
    await view.keyboard.type('ListOrders');
    await view.getByRole('option').first().waitFor();
    await view.keyboard.press('ArrowDown');
    await view.keyboard.press('Enter');
    await view.waitForURL((url) => url.pathname !== page);
    expect(await view.locator('h1').count()).toBe(1);
  });

  it('keeps animations out where motion is reduced', async () => {
    const view = await browser.open(page, { reducedMotion: 'reduce' });
    const durations = await view.evaluate(() =>
      [...document.querySelectorAll('*')]
        .map((element) => getComputedStyle(element).transitionDuration)
        .filter((value) => value.split(',').some((part) => parseFloat(part) > 0.001)),
    );
    expect(durations).toEqual([]);
  });
});
