import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, useBrowser } from '../setup/browser.ts';

const browser = useBrowser({ ahead: true });
const path = '/mainnet/tutorials/proposals/new-market';

/** Opens a page whose form was given something that it cannot be drawn with. */
async function openBroken(): Promise<Page> {
  const page = await browser.open('about:blank');
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /data-props=(?:'[^']*'|"[^"]*"|[^\s>]+)/,
      `data-props='{"kind":"none"}'`,
    );
    await route.fulfill({
      response,
      body,
      headers: { ...response.headers(), 'content-length': String(Buffer.byteLength(body)) },
    });
  });
  await page.goto(`${browser.base}${path}`);
  await hydrated(page);
  await page.locator('[data-island]').scrollIntoViewIfNeeded();
  return page;
}

describe('an interactive part that throws', () => {
  it('says so in its place, why, and can be tried again, while the rest of the page lives', async () => {
    const page = await openBroken();
    const crash = page.locator('[data-island] [role="alert"]');
    await crash.waitFor();
    expect(await crash.textContent()).toContain('This page crashed.');
    const message = await crash.locator('.crash-message').first().textContent();
    expect(message?.length).toBeGreaterThan(5);
    await crash.getByRole('button', { name: 'Try again' }).click();
    await crash.getByText('This page crashed.').waitFor();
    expect(await page.locator('h1').count()).toBe(1);
    await page.locator('.pagination-nav__link').last().click();
    await page.waitForURL((url) => url.pathname !== path);
    await page.getByText('This page crashed.').waitFor({ state: 'detached' });
  });

  it.each(['/mainnet/concepts/trading-on-vega/fees', '/testnet/tutorials/proposals/new-market'])(
    'is drawn by “Try again” once its reason is gone: on %s',
    async (place) => {
      const page = await browser.open(place, { viewport: { width: 1280, height: 900 } }, (context) =>
        context.addInitScript(() => {
          const parse = JSON.parse;
          const isBroken = (): boolean => !('mended' in window);
          /** What a part is drawn with throws when it is looked at, as long as nobody has mended it. */
          const guarded = <Value>(value: Value): Value =>
            typeof value === 'object' && value !== null
              ? (new Proxy(value, {
                  get(target, key) {
                    if (isBroken()) throw new Error('It cannot be drawn.');
                    return Reflect.get(target, key) as unknown;
                  },
                  ownKeys(target) {
                    if (isBroken()) throw new Error('It cannot be drawn.');
                    return Reflect.ownKeys(target);
                  },
                }) as Value)
              : value;
          JSON.parse = (...args: Parameters<typeof parse>): unknown => {
            const value = parse(...args) as Record<string, unknown> | null;
            if (typeof value !== 'object' || value === null || !('name' in value || 'kind' in value)) return value;
            // Of a calculator only what is drawn: the rest is read before, where its code is fetched.
            const isDrawn = (key: string): boolean => key === 'links' || !('links' in value);
            return Object.fromEntries(
              Object.entries(value).map(([key, each]) => [key, isDrawn(key) ? guarded(each) : each]),
            );
          };
        }),
      );
      await hydrated(page);
      const part = page.locator('[data-island]').first();
      await part.scrollIntoViewIfNeeded();
      await part.getByRole('alert').getByText('It cannot be drawn.').waitFor();
      expect(await page.locator('h1').count()).toBe(1);
      expect(await page.locator('[data-page] h2').count()).toBeGreaterThan(1);
      await page.evaluate(() => Object.assign(window, { mended: true }));
      await part.getByRole('button', { name: 'Try again' }).click();
      await part.getByText('This page crashed.').waitFor({ state: 'detached' });
      await part.locator('input, select').first().waitFor();
    },
  );
});
