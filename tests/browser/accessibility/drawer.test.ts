import { expect, it } from 'vitest';
import { hydrated, useBrowser } from '../setup/browser.ts';

const browser = useBrowser({ handOn: true });

it('the drawer takes the focus, keeps it, and Escape gives it back', async () => {
  const page = await browser.open('/testnet/concepts/trading-on-vega/fees', { viewport: { width: 390, height: 844 } });
  await hydrated(page);
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  const isInside = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.closest('.navbar-sidebar') !== null);
  await page.waitForFunction(() => document.activeElement?.matches('.navbar-sidebar__close'));
  for (let press = 0; press < 5; press++) {
    await page.keyboard.press('Tab');
    expect(await isInside()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelector('.navbar-sidebar--show') === null);
  expect(await toggle.evaluate((button) => button === document.activeElement)).toBe(true);
});

it.each([390, 996, 1440])('the network’s name and colour are in the header at %s px', async (width) => {
  const colours = [];
  for (const tree of ['mainnet', 'testnet']) {
    const page = await browser.open(`/${tree}/concepts/trading-on-vega/fees`, { viewport: { width, height: 844 } });
    await hydrated(page);
    expect(await page.locator('.navbar__inner').innerText()).toMatch(new RegExp(tree));
    expect(await page.title()).toContain(tree);
    expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toContain(tree);
    colours.push(await page.locator('.navbar').evaluate((bar) => getComputedStyle(bar).boxShadow));
  }
  expect(new Set(colours).size).toBe(2);
});
