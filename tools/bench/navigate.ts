import type { Browser } from 'playwright-core';
import { median } from './median.ts';
import { nameHelper } from './times.ts';

/**
 * Milliseconds from a click on a link, pointed at before as a reader does, to the next page's heading on the screen: the
 * median over the links of a page. Nothing is slowed down.
 * @param links selector of the links to try; those that are not visible are passed over
 */
export async function navigationTimes(browser: Browser, url: string, links: string, count = 5): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
  try {
    await context.addInitScript(nameHelper);
    const page = await context.newPage();
    const times: number[] = [];
    for (let turn = 0; turn < count; turn++) {
      await page.goto(url, { waitUntil: 'networkidle' });
      const from = new URL(url).pathname;
      const targets = await page.locator(links).evaluateAll(
        (all, here) =>
          all.flatMap((link, index) => {
            const { origin, pathname, hash } = link as HTMLAnchorElement;
            return origin === location.origin &&
              hash === '' &&
              pathname !== here &&
              !/\.\w+$/.test(pathname) &&
              link.checkVisibility({ visibilityProperty: true, opacityProperty: true })
              ? [{ index, pathname }]
              : [];
          }),
        from,
      );
      const target = targets[turn % Math.max(1, targets.length)];
      if (target === undefined) throw new Error(`${url} has no visible link ${links} to another page.`);
      const link = page.locator(links).nth(target.index);
      await link.hover();
      await page.waitForTimeout(500);
      await page.evaluate(() => {
        const before = document.querySelector('h1')?.textContent;
        const seen = { took: 0 };
        Object.assign(window, { seenNavigation: seen });
        addEventListener(
          'click',
          () => {
            const clicked = performance.now();
            const look = (): void => {
              const heading = document.querySelector('h1')?.textContent;
              if (heading !== undefined && heading !== before) seen.took = performance.now() - clicked;
              else requestAnimationFrame(look);
            };
            requestAnimationFrame(look);
          },
          { capture: true, once: true },
        );
      });
      await link.click();
      const took = await page
        .waitForFunction(
          () => (window as unknown as { seenNavigation?: { took: number } }).seenNavigation?.took,
          undefined,
          { timeout: 3000 },
        )
        .then(
          (handle) => handle.jsonValue(),
          () => undefined,
        );
      // A site that loads whole documents has lost the note: that is no client-side navigation.
      if (took !== undefined) times.push(took);
    }
    return times;
  } finally {
    await context.close();
  }
}

/** The median of `navigationTimes`; undefined where the site loads a whole document for each page. */
export async function navigation(browser: Browser, url: string, links: string): Promise<number | undefined> {
  const times = await navigationTimes(browser, url, links);
  return times.length === 0 ? undefined : median(times);
}
