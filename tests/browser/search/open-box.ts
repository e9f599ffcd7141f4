import type { Locator, Page } from 'playwright-core';
import { hydrated } from '../setup/browser.ts';

/** The search box of a page and what is below it. */
export interface Box {
  readonly input: Locator;
  readonly options: Locator;
  readonly status: Locator;
}

export function boxOf(page: Page): Box {
  const box = page.locator('.navbar .search-box');
  return { input: box.getByRole('combobox'), options: box.getByRole('option'), status: box.getByRole('status') };
}

/** Focuses the box by its shortcut, types a query and waits for its results or for the word that there are none. */
export async function searchFor(page: Page, query: string): Promise<Box> {
  await hydrated(page);
  const box = boxOf(page);
  await page.keyboard.press('Control+k');
  await box.input.fill(query);
  await page.waitForFunction(() => /result/i.test(document.querySelector('.navbar .search-status')?.textContent ?? ''));
  return box;
}

/** Waits until texts can be searched as well as names. */
export async function textsLoaded(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByType('resource').length > 0 && document.querySelector('.search-hit-snippet') !== null,
  );
}
