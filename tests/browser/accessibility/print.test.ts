import { describe, expect, it } from 'vitest';
import { hydrated, useBrowser } from '../setup/browser.ts';

const browser = useBrowser({ handOn: true });
const pages = [
  '/mainnet/concepts/trading-on-vega/orders',
  '/mainnet/api/rest/data-v2/trading-data-service-list-orders',
  '/testnet/tutorials/building-a-bot/getting-started',
  '/testnet/tutorials/proposals/new-market',
];

describe.each(pages)('%s on paper', (path) => {
  it('is the text alone, whole: nothing around it, nothing folded, cut off or left out', async () => {
    const page = await browser.open(path, { viewport: { width: 794, height: 1123 } });
    await hydrated(page);
    await page.emulateMedia({ media: 'print' });
    const around = page.locator(
      'nav.navbar, .footer, .theme-doc-sidebar-container, .theme-doc-toc-desktop, .toc-mobile, .pagination-nav, .theme-announcement-bar, .page-menu, button.copy',
    );
    for (const part of await around.all()) expect(await part.isVisible()).toBe(false);
    expect(await page.locator('h1').isVisible()).toBe(true);
    const found = await page.evaluate(() => {
      const shown = (element: Element): boolean => element.checkVisibility({ contentVisibilityAuto: true });
      const all = (selector: string): Element[] => [...document.querySelectorAll(`main ${selector}`)];
      return {
        sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        folded: all('details:not(.toc-mobile, .page-menu) > :not(summary)').filter((element) => !shown(element)).length,
        tabs: all('[role="tabpanel"]').filter((element) => !shown(element)).length,
        cut: all('figure.code pre').filter((element) => element.scrollWidth > element.clientWidth + 1).length,
      };
    });
    expect(found).toEqual({ sideways: 0, folded: 0, tabs: 0, cut: 0 });
  });

  it('is dark ink on white paper in the dark mode too', async () => {
    const page = await browser.open(`${path}?docusaurus-theme=dark`);
    await hydrated(page);
    await page.emulateMedia({ media: 'print' });
    const [ink, paper] = await page
      .locator('h1')
      .evaluate((heading) => [
        getComputedStyle(heading).color,
        getComputedStyle(document.documentElement).backgroundColor,
      ]);
    const brightness = (colour = ''): number =>
      (colour.match(/\d+(?:\.\d+)?/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
    expect(brightness(ink)).toBeLessThan(200);
    expect(brightness(paper)).toBeGreaterThan(740);
  });
});
