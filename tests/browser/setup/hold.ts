import type { BrowserContext, Page } from 'playwright-core';

/**
 * Holds back what a page asks for, until the returned function lets it and all that follows go. For what has to be seen
 * while something is late: a time would be too short on some machine.
 *
 * @param url of what is held back, as `page.route` takes it
 */
export async function hold(target: BrowserContext | Page, url: RegExp | string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await target.route(url, async (route) => {
    await released;
    // The page may have left meanwhile, and does not want it any more.
    await route.continue().catch(() => undefined);
  });
  return release;
}
