import { describe, expect, it } from 'vitest';
import { hydrated, useBrowser } from '../setup/browser.ts';

const browser = useBrowser();
const page = '/mainnet/concepts/trading-on-vega/orders';

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
        return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0 ? undefined : boxShadow === 'none' ? element.outerHTML.slice(0, 120) : undefined;
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

  it('keeps animations out where motion is reduced', async () => {
    const view = await browser.open(page, { reducedMotion: 'reduce' });
    const durations = await view.evaluate(() => [...document.querySelectorAll('*')].map((element) => getComputedStyle(element).transitionDuration).filter((value) => value.split(',').some((part) => parseFloat(part) > 0.001)));
    expect(durations).toEqual([]);
  });
});
