import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, useBrowser } from '../setup/browser.ts';

const browser = useBrowser();
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
});
