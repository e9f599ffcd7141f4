import type { Page } from 'playwright-core';
import { hydrated } from '../../browser/setup/browser.ts';

/** Where /offline shows mainnet's tree. */
export const mainnet = '[data-offline-tree="mainnet"]';

/** Saves mainnet's tree on /offline, which is open, and waits until all of it is there. */
export async function save(page: Page): Promise<void> {
  await hydrated(page);
  await page.locator(`${mainnet} [role=status]`, { hasText: /saved\. All of it takes/ }).waitFor();
  await page.locator(mainnet).getByRole('button', { name: 'Save for offline use' }).click();
  await page.locator(`${mainnet} progress`).waitFor();
  await page.locator(`${mainnet} [role=status]`, { hasText: /^Saved/ }).waitFor({ timeout: 90_000 });
}

/** Names of the browser's caches. */
export const caches = (page: Page): Promise<string[]> => page.evaluate(() => window.caches.keys());
