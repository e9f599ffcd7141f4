import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { constants } from '../../../product.ts';
import { hydrated, useBrowser } from '../setup/browser.ts';
import { templates } from '../setup/templates.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const options: RunOptions = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };

const browser = useBrowser();

/** What axe finds, one line each: rule, place, reason. */
async function violations(page: Page): Promise<string[]> {
  // Evaluated by the debugger, which the page's policy does not bind.
  await page.evaluate(axeSource);
  const { violations: found } = await page.evaluate<AxeResults, RunOptions>(
    (run) => (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run(run),
    options,
  );
  return found.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim() ?? ''}`));
}

const views = [
  { view: 'desktop', width: 1440, mode: 'light' },
  { view: 'desktop', width: 1440, mode: 'dark' },
  { view: 'phone', width: 390, mode: 'light' },
  { view: 'phone', width: 390, mode: 'dark' },
] as const;

describe.each(templates)('$name ($path)', ({ path }) => {
  it.each(views)('has no accessibility violation on a $view, $mode', async ({ width, mode }) => {
    const page = await browser.open(`${path}${path.includes('?') ? '&' : '?'}docusaurus-theme=${mode}`, { viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    await hydrated(page);
    // Parts that are not drawn until scrolled to would be judged by the room kept for them.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { content-visibility: visible !important; }');
      document.adoptedStyleSheets = [sheet];
    });
    expect(await page.locator('html').getAttribute('data-theme')).toBe(mode);
    expect(await violations(page)).toEqual([]);
    await page.context().close();
  });

  it('does not scroll sideways at 320 px', async () => {
    const page = await browser.open(path, { viewport: { width: 320, height: 800 } });
    await hydrated(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.context().close();
  });

  it('has one main landmark, one first-level heading and no skipped heading level', async () => {
    const page = await browser.open(path, { viewport: { width: constants.mobileBreakpointPx + 300, height: 900 } });
    await hydrated(page);
    expect(await page.locator('main').count()).toBe(1);
    const levels = await page.locator('main :is(h1,h2,h3,h4,h5,h6)').evaluateAll((headings) => headings.map((heading) => Number(heading.tagName[1])));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const skips = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
    expect(skips).toEqual([]);
    await page.context().close();
  });
});
