import type { Page } from 'playwright-core';

/**
 * Begins to watch for what a click is to bring about. The time passes in the page alone: a machine that stops between
 * the page and the test changes nothing of it.
 *
 * @returns what waits for it, and gives the milliseconds from the next click until it was in the page
 */
export async function shownAfterClick(page: Page, selector: string): Promise<() => Promise<number>> {
  await page.evaluate((wanted) => {
    const shown = new Promise<number>((resolve) => {
      document.addEventListener(
        'click',
        () => {
          const from = performance.now();
          const observer = new MutationObserver(() => {
            if (document.querySelector(wanted) === null) return;
            observer.disconnect();
            resolve(performance.now() - from);
          });
          observer.observe(document, { childList: true, subtree: true });
        },
        { capture: true, once: true },
      );
    });
    Object.assign(window, { shown });
  }, selector);
  return () => page.evaluate(() => (window as unknown as { shown: Promise<number> }).shown);
}
