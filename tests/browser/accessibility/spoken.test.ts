import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, useBrowser } from '../setup/browser.ts';
import { asLines, spoken, type Spoken } from '../setup/spoken.ts';
import { someTemplates } from '../setup/templates.ts';

const browser = useBrowser({ handOn: true });

interface Place {
  readonly name: string;
  readonly path: string;
  /** The part of the page that is written down. */
  readonly part: string;
  readonly width?: number;
  show?(page: Page): Promise<unknown>;
}

/** Waits until an island answers. */
const alive = (page: Page, island: string): Promise<unknown> =>
  page.waitForFunction(
    (selector) => Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__react')),
    island,
  );

/** Waits until a search has its last answer: the first ones come from names alone, before the texts are there. */
const answered = (page: Page, part: string): Promise<void> =>
  page.locator(`${part} [role=status]`, { hasText: /^\d+(?: of \d+)? results?$/ }).waitFor();

/** What is written down in spoken/, as a listener hears it from the top; ⟦ ⟧ stands around what is given as a formula, MathML. */
const places: readonly Place[] = [
  { name: 'front page', path: '/', part: 'main' },
  { name: 'frame', path: '/mainnet/concepts/trading-on-vega/fees', part: 'nav.navbar' },
  { name: 'concept with formulas and a diagram', path: '/mainnet/concepts/trading-on-vega/fees', part: 'main article' },
  { name: 'operation', path: '/mainnet/api/rest/data-v2/trading-data-service-list-orders', part: 'main article' },
  {
    name: 'calculator',
    path: '/testnet/concepts/trading-on-vega/fees',
    part: '#calc-fees',
    async show(page) {
      await page.locator('#calc-fees').scrollIntoViewIfNeeded();
      await alive(page, '[data-island=Calculator]');
    },
  },
  {
    name: 'calculator with wrong input',
    path: '/testnet/concepts/trading-on-vega/fees',
    part: '#calc-fees',
    async show(page) {
      await page.locator('#calc-fees').scrollIntoViewIfNeeded();
      await alive(page, '[data-island=Calculator]');
      await page.locator('#calc-fees-price').fill('many');
      await page.locator('.calculator__error').first().waitFor();
    },
  },
  {
    name: 'proposal form with an empty title',
    path: '/testnet/tutorials/proposals/network-parameter',
    part: '[data-island=ProposalBuilder]',
    async show(page) {
      const title = page.locator('[data-island=ProposalBuilder] [id$="rationale.title"]');
      await title.focus();
      await title.fill('');
      await page.locator('[data-island=ProposalBuilder] [aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'search with hits',
    path: '/mainnet/concepts/trading-on-vega/orders',
    part: '.navbar .search-box',
    async show(page) {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('iceberg');
      await answered(page, '.search-panel');
    },
  },
  {
    name: 'drawer on a phone',
    path: '/mainnet/concepts/trading-on-vega/orders',
    part: '.navbar-sidebar',
    width: 390,
    async show(page) {
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await page.waitForFunction(() => document.activeElement?.matches('.navbar-sidebar__close'));
    },
  },
  {
    name: 'page not found',
    path: '/mainnet/concepts/iceberg-orders',
    part: 'main',
    show: (page) => answered(page, '.search-results'),
  },
];

async function heard(page: Page, { path, part, show }: Place): Promise<Spoken[]> {
  await page.goto(path);
  await hydrated(page);
  await show?.(page);
  return spoken(page, part);
}

describe('what a screen reader is given', () => {
  it.each(places)('$name', async (place) => {
    const page = await browser.open('/restricted', {
      viewport: { width: place.width ?? 1280, height: 900 },
      reducedMotion: 'reduce',
    });
    const text = asLines(await heard(page, place));
    await page.context().close();
    await expect(text).toMatchFileSnapshot(`spoken/${place.name.replaceAll(' ', '-')}.txt`);
  });
});

/** What has to have a name: without one a listener hears only what it is. */
const mustBeNamed = new Set(
  'link button tab option checkbox radio textbox searchbox combobox spinbutton slider image tablist dialog navigation region form'.split(
    ' ',
  ),
);
/** Of these there may be several on a page, told apart by their names. */
const landmarks = new Set(['navigation', 'region', 'search', 'form', 'main', 'banner', 'contentinfo', 'complementary']);

/** What a listener would stumble over, a line each. */
function silly(all: readonly Spoken[]): string[] {
  const found: string[] = [];
  const seen = new Set<string>();
  for (const { role, name } of all) {
    if (mustBeNamed.has(role) && !/[\p{L}\p{N}]/u.test(name)) found.push(`${role} without a name: “${name}”`);
    if (role === 'heading' && !/[\p{L}\p{N}]/u.test(name)) found.push('heading without words');
    if (role === 'heading' && /(?:Direct link|Link) to /.test(name))
      found.push(`heading that is called by its link too: ${name}`);
    if (/\bundefined\b|\bNaN\b|\[object |[\uE000-\uF8FF]/.test(name)) found.push(`${role}: ${name}`);
    if (landmarks.has(role)) {
      if (seen.has(`${role} ${name}`)) found.push(`two of ${role}: “${name}”`);
      seen.add(`${role} ${name}`);
    }
  }
  return found;
}

it('what is silly is found', () => {
  const node = (role: string, name: string): Spoken => ({ role, name, states: [], depth: 0 });
  expect(
    silly([
      node('link', ''),
      node('button', '↑'),
      node('heading', 'Example Link to Example'),
      node('text', 'undefined units'),
      node('navigation', 'Docs'),
      node('navigation', 'Docs'),
    ]),
  ).toHaveLength(6 - 1);
});

it(
  'on no template a listener meets what has no name, is said twice, or cannot be told apart',
  { timeout: 300_000 },
  async () => {
    const page = await browser.open('/restricted', { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    const wrong: string[] = [];
    for (const { path } of someTemplates) {
      await page.goto(path);
      await hydrated(page);
      const all = await spoken(page);
      expect(all.length).toBeGreaterThan(20);
      wrong.push(...silly(all).map((line) => `${path}: ${line}`));
    }
    await page.context().close();
    expect(wrong).toEqual([]);
  },
);
