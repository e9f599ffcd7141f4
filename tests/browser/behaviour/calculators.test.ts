import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { definitions } from '../../../protocol-math/calculators/all.ts';
import { stateParameter } from '../../../protocol-math/calculators/linkState.ts';
import { evaluate } from '../../../protocol-math/calculators/evaluate.ts';
import { defaultValues } from '../../../protocol-math/calculators/readValues.ts';
import { loadNetwork } from '../../../networks/index.ts';
import { networkPresets, networkValues } from '../../../content/calculators/networkValues.ts';
import { withNetwork } from '../../../protocol-math/calculators/withNetwork.ts';
import { useBrowser } from '../setup/browser.ts';

const browser = useBrowser({ handOn: true });

/** Where each calculator stands, and the field with which the tests change it. */
const places = {
  fees: { page: 'trading-on-vega/fees', field: 'price', value: '30000' },
  margin: { page: 'trading-on-vega/positions-margin', field: 'mark', value: '2100' },
  funding: { page: 'trading-on-vega/settlement', field: 'hours', value: '9' },
  uncrossing: { page: 'trading-on-vega/trading-modes', field: 'buys', value: '105 10\n103 50' },
  liquidity: { page: 'liquidity/rewards-penalties', field: 'collected', value: '2000' },
  staking: { page: 'vega-chain/validator-scores-and-rewards', field: 'reward', value: '5000' },
  vesting: { page: 'trading-on-vega/discounts-rewards', field: 'amount', value: '2,500.50' },
  bounds: { page: 'calculators', field: 'price', value: '2400' },
  ranks: { page: 'calculators', field: 'reward', value: '5000' },
  tiers: { page: 'calculators', field: 'volume', value: '500' },
  votes: { page: 'calculators', field: 'yes', value: '900' },
  recurring: { page: 'calculators', field: 'start', value: '2000' },
  work: { page: 'calculators', field: 'rate', value: '7' },
  limits: { page: 'calculators', field: 'votes', value: '900' },
  cap: { page: 'calculators', field: 'reward', value: '9000' },
  commitment: { page: 'calculators', field: 'gaps', value: '1 2\n3 4' },
  stake: { page: 'calculators', field: 'window', value: '100' },
  losses: { page: 'calculators', field: 'pool', value: '90' },
  risk: { page: 'calculators', field: 'sigma', value: '3' },
} as const;
type Name = keyof typeof places;
const names = Object.keys(places) as Name[];

const { parameters } = loadNetwork('testnet');
const networked = (name: Name) =>
  withNetwork(definitions[name], {
    network: 'testnet',
    values: networkValues(name, parameters),
    presets: networkPresets(name, parameters),
  });

/** The named numbers that a calculator shows for `raw`, as the page draws them. */
function linesOf(name: Name, raw: Readonly<Record<string, string>> = {}): string[] {
  const definition = networked(name);
  const evaluation = evaluate(definition, { ...defaultValues(definition), ...raw });
  return 'results' in evaluation
    ? evaluation.results.lines.map(
        ({ label, value, unit }) => `${label}: ${value}${unit === undefined ? '' : ` ${unit}`}`,
      )
    : [];
}
const shown = (page: Page, name: Name): Promise<string[]> =>
  page
    .locator(`#calc-${name} .calculator__results dl > div`)
    .evaluateAll((lines) =>
      lines.map((line) => `${line.querySelector('dt')?.textContent}: ${line.querySelector('dd')?.textContent?.trim()}`),
    );

const addressOfPlace = (name: Name): string =>
  places[name].page === 'calculators' ? '/testnet/calculators' : `/testnet/concepts/${places[name].page}`;

describe('without scripts', () => {
  it.each([...new Set(names.map(addressOfPlace))])(
    '%s shows the example of each of its calculators',
    async (address) => {
      const page = await browser.open(address, { javaScriptEnabled: false });
      const here = names.filter((name) => addressOfPlace(name) === address);
      for (const name of here) expect([name, await shown(page, name)]).toEqual([name, linesOf(name)]);
      await page.context().close();
    },
  );
});

describe.each(names)('the %s calculator', (name) => {
  const { field, value } = places[name];
  const address = addressOfPlace(name);

  it('computes what is typed by keyboard, refuses nonsense, and puts its state into a link that brings it back', async () => {
    const page = await browser.open(address);
    const form = page.locator(`#calc-${name}`);
    const input = page.locator(`#calc-${name}-${field}`);
    // Rows are typed as text below their table.
    const folded = form.locator('details').filter({ has: input });
    if ((await folded.count()) > 0) await folded.locator('summary').click();
    await input.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(value);
    await expect.poll(() => shown(page, name)).toEqual(linesOf(name, { [field]: value }));
    await expect.poll(() => new URL(page.url()).searchParams.has(stateParameter(name))).toBe(true);
    const link = page.url();

    await page.keyboard.press('Control+A');
    await page.keyboard.insertText('1e400');
    await expect.poll(() => input.getAttribute('aria-invalid')).toBe('true');
    expect(await form.locator('.calculator__results').textContent()).toMatch(
      /^Correct the marked values to see the result\. Below are the results before\./,
    );
    expect(await form.locator('.calculator__error').allTextContents()).toEqual([
      expect.stringMatching(/is not a number|needs \d values/),
    ]);

    for (
      let presses = 0;
      presses < 60 && (await page.evaluate(() => document.activeElement?.textContent)) !== 'Reset';
      presses += 1
    )
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => shown(page, name)).toEqual(linesOf(name));

    await page.goto(link);
    // Its code comes when the reader comes near it.
    await form.scrollIntoViewIfNeeded();
    await expect.poll(() => shown(page, name)).toEqual(linesOf(name, { [field]: value }));
    await expect.poll(() => page.locator(`#calc-${name}-${field}`).inputValue()).toBe(value);
    await page.context().close();
  });
});

describe('tables that calculators draw', () => {
  it('show by a shadow that there is more where they scroll', async () => {
    const page = await browser.open('/testnet/calculators', { viewport: { width: 390, height: 900 } });
    const tables = await page.locator('.calculator .table-frame').evaluateAll((frames) =>
      frames.map((frame) => ({
        scrolls: frame.scrollWidth > frame.clientWidth,
        shadowed: getComputedStyle(frame).backgroundImage !== 'none',
      })),
    );
    expect(tables.some(({ scrolls }) => scrolls)).toBe(true);
    expect(tables.every(({ shadowed }) => shadowed)).toBe(true);
    await page.context().close();
  });
});

describe('pictures that calculators draw', () => {
  it.each([390, 360])('have letters of at least 12 pixels at %i px', async (width) => {
    const page = await browser.open('/testnet/calculators', { viewport: { width, height: 900 } });
    const sizes = await page
      .locator('.picture > svg text')
      .evaluateAll((texts) =>
        (texts as SVGTextElement[])
          .filter((text) => text.checkVisibility())
          .map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0)),
      );
    expect(sizes.length).toBeGreaterThan(50);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
    await page.context().close();
  });
});

describe('the style sheet of tools', () => {
  const sheet = 'link[rel="stylesheet"][href*="/assets/css/tools."]';

  it('is not asked for by a page without tools, and there before the first page with one is shown', async () => {
    const page = await browser.open('/testnet/concepts/glossary');
    expect(await page.locator(sheet).count()).toBe(0);
    // What the calculator looks like the moment it stands on the page.
    await page.evaluate(() => {
      new MutationObserver((_, observer) => {
        const form = document.querySelector('form.calculator');
        if (form === null) return;
        observer.disconnect();
        document.body.dataset['seen'] = getComputedStyle(form).borderTopStyle;
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page.locator('a.menu__link[href="/testnet/calculators"]').click();
    await page.locator('form.calculator').first().waitFor();
    expect(await page.evaluate(() => document.body.dataset['seen'])).toBe('solid');
    expect(await page.locator(sheet).count()).toBe(1);
    await page.goBack();
    await page.goForward();
    await page.locator('form.calculator').first().waitFor();
    expect(await page.locator(sheet).count()).toBe(1);
    await page.context().close();
  });
});
