import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { colourRules, prepareForAxe, showMode, violations } from '../setup/axe.ts';
import { hydrated, settled, useBrowser } from '../setup/browser.ts';
import { lookedThrough, templates } from '../setup/templates.ts';

const browser = useBrowser({ concurrent: true, handOn: true });

async function open(path: string, width: number): Promise<Page> {
  const page = await browser.open(path, { viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await hydrated(page);
  await prepareForAxe(page);
  return page;
}

/** What axe finds in either colour mode: all its rules in one, in the other those about colour, since the mode changes nothing else. */
async function inBothModes(page: Page): Promise<string[]> {
  await showMode(page, 'light');
  const light = await violations(page);
  await showMode(page, 'dark');
  const dark = await violations(page, colourRules);
  return [...light.map((line) => `light: ${line}`), ...dark.map((line) => `dark: ${line}`)];
}

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

// Two pages at a time: one of them mostly waits for the browser. Long pages take a quarter of a minute on two quiet cores, and
// five times that beside other tests on slow ones: the limit is for what hangs.
describe.concurrent.each(templates)('$name ($path)', { timeout: 300_000 }, (template) => {
  const path = lookedThrough(template);
  it('has one main landmark, one title, no skipped heading level, no violation in either colour mode, and never scrolls sideways', async () => {
    const page = await open(path, 1440);
    expect(await inBothModes(page)).toEqual([]);
    expect(await page.locator('main').count()).toBe(1);
    const levels = await page
      .locator('main :is(h1,h2,h3,h4,h5,h6)')
      .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName[1])));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    // What differs on a phone is laid out by the style sheet, and what React changes there it changes when a window is resized.
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await inBothModes(page)).toEqual([]);
    // The phone of the specification, the narrowest one, and a desktop at 200 %.
    for (const width of [390, 320, 640, 720]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await sideways(page)]).toEqual([width, 0]);
    }
    await page.context().close();
  });
});

describe.concurrent('what opens on a page', () => {
  const orders = '/mainnet/concepts/trading-on-vega/orders';
  const states: { name: string; path: string; width: number; show(page: Page): Promise<unknown> }[] = [
    {
      name: 'the version dropdown',
      path: orders,
      width: 1440,
      show: (page) => page.locator('.navbar .dropdown > .navbar__link').press('Enter'),
    },
    { name: 'the search box with results', path: orders, width: 1440, show: search },
    { name: 'the search box with results on a phone', path: orders, width: 390, show: search },
    {
      name: 'the menu of the page',
      path: orders,
      width: 1440,
      show: (page) => page.locator('.page-menu summary').click(),
    },
    { name: 'the note of a term', path: orders, width: 1440, show: noteOfTerm },
    {
      name: 'the table of contents on a phone',
      path: orders,
      width: 390,
      show: (page) => page.locator('.toc-mobile summary').click(),
    },
    { name: 'the mobile sidebar', path: orders, width: 390, show: mobileSidebar },
    { name: 'the main menu of the mobile sidebar', path: orders, width: 390, show: mainMenu },
    {
      name: 'a calculator with wrong input',
      path: '/mainnet/concepts/trading-on-vega/fees',
      width: 1440,
      show: wrongInput,
    },
    {
      name: 'a request builder with wrong input',
      path: '/mainnet/api/vega-wallet/reference/core/json-rpc-api-playground',
      width: 390,
      show: buildRequest,
    },
    {
      name: 'every fold of a reference page',
      path: '/mainnet/api/rest/data-v2/trading-data-service-list-orders',
      width: 390,
      show: unfold,
    },
  ];

  it.each(states)('$name has no violation in either colour mode', async ({ path, width, show }) => {
    const page = await open(path, width);
    await show(page);
    await settled(page);
    expect(await inBothModes(page)).toEqual([]);
    expect(await sideways(page)).toBe(0);
    await page.context().close();
  });
});

async function search(page: Page): Promise<void> {
  await page.locator('.navbar .search-input').fill('margin');
  await page.getByRole('option').first().waitFor();
}

async function noteOfTerm(page: Page): Promise<void> {
  await page.locator('[data-page] a.term').first().focus();
  await page.locator('.term-note').waitFor();
}

async function mobileSidebar(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await page.getByRole('button', { name: /back to main menu/i }).waitFor();
}

async function mainMenu(page: Page): Promise<void> {
  await mobileSidebar(page);
  await page.getByRole('button', { name: /back to main menu/i }).click();
  await page.locator('.navbar-sidebar').getByRole('link', { name: 'Tutorials' }).waitFor();
}

async function wrongInput(page: Page): Promise<void> {
  await page.locator('#calc-fees').scrollIntoViewIfNeeded();
  // React's own mark: from here on it hears what is typed.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('[data-island]') ?? {}).some((key) => key.startsWith('__react')),
  );
  await page.locator('#calc-fees input').first().fill('many');
  await page.locator('.calculator__error').first().waitFor();
}

async function buildRequest(page: Page): Promise<void> {
  await page.locator('.builder select').first().selectOption('client.send_transaction');
  await page.locator('.builder fieldset:not([hidden]) [data-kind]:is(input, textarea)').first().fill('');
  await page.locator('.builder [aria-invalid="true"]').first().waitFor();
}

async function unfold(page: Page): Promise<void> {
  await page.locator('details').evaluateAll((all) => all.forEach((element) => element.setAttribute('open', '')));
}
