import type { Browser } from 'playwright-core';
import { viewOf, type View } from './view.ts';

/** Tabs of Chromium, which Playwright drives by the browser's own protocol. */
export async function chromiumView(browser: Browser, base: string): Promise<View> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || /Content.Security.Policy/i.test(message.text())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return viewOf(
    {
      errors,
      async load(address) {
        await page.goto(address);
      },
      ask: (work, ...given) => page.evaluate(`(${String(work)})(...${JSON.stringify(given)})`),
      press: (...keys) => page.keyboard.press(keys.join('+')),
      type: (text) => page.keyboard.type(text),
      pressAt: (x, y) => page.mouse.click(x, y),
      async back() {
        await page.goBack();
      },
      resize: (width, height) => page.setViewportSize({ width, height }),
      picture: () => page.screenshot(),
      close: () => context.close(),
    },
    base,
  );
}
