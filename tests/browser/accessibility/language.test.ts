import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../html/page/built-page.ts';
import {
  attribute,
  findElements,
  hasClass,
  isElement,
  textOf,
  type Document,
  type Element,
} from '../../../html/page/dom.ts';
import { builtPages } from '../data/built-pages.ts';
import { hydrated, useBrowser } from '../setup/browser.ts';
import { templates } from '../setup/templates.ts';

const browser = useBrowser({ handOn: true });

/** Fields for sentences: dictionaries and keyboards may help with these. */
const prose = /rationale/;
/** The fields of a form whose text is typed. */
const typed = new Set(['text', 'search']);

/** What is written in no human language, wherever it stands. */
const isCode = (element: Element): boolean =>
  ['code', 'kbd', 'pre', 'samp'].includes(element.tagName) ||
  ['formula', 'formula-inline', 'type-index'].some((name) => hasClass(element, name)) ||
  (element.tagName === 'a' && hasClass(element, 'name'));

function isTranslated(element: Element): boolean {
  for (let at: Element['parentNode'] = element; at !== null && isElement(at); at = at.parentNode) {
    const own = attribute(at, 'translate');
    if (own !== undefined) return own !== 'no';
  }
  return true;
}

const named = (element: Element): string => `<${element.tagName}> ${textOf(element).slice(0, 60)}`;

/** Code and names that a translator would alter. The index of names is a box: the list in it is marked. */
const altered = (document: Document): string[] =>
  findElements(document, isCode)
    .map((element) =>
      hasClass(element, 'type-index')
        ? (findElements(element, ({ tagName }) => tagName === 'p')[0] ?? element)
        : element,
    )
    .filter(isTranslated)
    .map(named);

/** Names of fields and values in the first cell of their row. */
const alteredCells = (document: Document): string[] =>
  findElements(document, (element) => element.tagName === 'tr' && attribute(element, 'id') !== undefined)
    .flatMap((row) => findElements(row, ({ tagName }) => tagName === 'td').slice(0, 1))
    .filter((cell) => /^[a-z]+_[a-z_]+$|^[A-Z]+_[A-Z_]+$/.test(textOf(cell)))
    .filter((cell) => !findElements(cell, () => true).some((inside) => !isTranslated(inside)) && isTranslated(cell))
    .map(named);

/** Sentences that nobody could have translated: what is marked holds no paragraph. */
const kept = (document: Document): string[] =>
  findElements(document, (element) => ['p', 'li', 'h1', 'figure'].includes(element.tagName) && !isTranslated(element))
    .filter(
      (element) =>
        textOf(element)
          .trim()
          .split(/[^\w’']+/)
          .filter((word) => /^[a-z’']{2,}$/.test(word)).length > 7,
    )
    .map(named);

const wrongFields = (document: Document): string[] =>
  findElements(
    document,
    (element) =>
      element.tagName === 'textarea' ||
      (element.tagName === 'input' && typed.has(attribute(element, 'type') ?? 'text')),
  )
    .filter((element) => !prose.test(attribute(element, 'id') ?? ''))
    .filter(
      (element) =>
        attribute(element, 'spellcheck') !== 'false' ||
        attribute(element, 'autocapitalize') !== 'none' ||
        attribute(element, 'autocorrect') !== 'off',
    )
    .map((element) => `${element.tagName} ${attribute(element, 'id') ?? ''}`);

function problemsOf(document: Document): string[] {
  const [html] = findElements(document, ({ tagName }) => tagName === 'html');
  return [
    ...(html !== undefined && attribute(html, 'lang') === 'en' ? [] : ['its language is not said']),
    ...[...altered(document), ...alteredCells(document)].map((what) => `translated: ${what}`),
    ...kept(document).map((what) => `not translated: ${what}`),
    ...wrongFields(document).map((what) => `typed with help: ${what}`),
  ];
}

const pages = builtPages();
const some = new Set<string>(templates.map(({ path }) => path));
const looked = process.env['TEMPLATES'] === 'all' ? pages : pages.filter(({ path }) => some.has(path));

describe('the language of parts', () => {
  it(
    'pages say that they are English, and keep code, keys, names and formulas from being translated',
    { timeout: 600_000 },
    () => {
      expect(looked.length).toBeGreaterThan(20);
      const found = looked.flatMap(({ path, html }) =>
        problemsOf(parseDocument(html))
          .slice(0, 5)
          .map((problem) => `${path}: ${problem}`),
      );
      expect(found).toEqual([]);
    },
  );

  it.each(['/mainnet/no-such-page', '/mainnet/api/rest'])('%s says that it is English', async (path) => {
    const html = await (await fetch(`${browser.base}${path}`)).text();
    expect(/<html[^>]* lang="?en\b/.test(html)).toBe(true);
  });
});

/** What scripts drew that a translator would alter, and fields that they made. The browser itself knows what an element inherits. */
const drawn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const code = [
      ...document.querySelectorAll<HTMLElement>(
        'code, kbd, pre, samp, .gql-editor, .try-type, .calculator output code',
      ),
    ];
    const fields = [
      ...document.querySelectorAll<HTMLInputElement>('input:is([type=text], [type=search], :not([type])), textarea'),
    ];
    return [
      ...code.filter(({ translate }) => translate).map((element) => `translated: ${element.outerHTML.slice(0, 80)}`),
      ...fields
        .filter(({ id }) => !id.includes('rationale'))
        .filter(
          (field) => field.spellcheck || field.autocapitalize !== 'none' || field.getAttribute('autocorrect') !== 'off',
        )
        .map((field) => `typed with help: ${field.outerHTML.slice(0, 80)}`),
    ];
  });

describe('what scripts draw', () => {
  const states: { name: string; path: string; show(page: Page): Promise<unknown> }[] = [
    {
      name: 'results of the search box',
      path: '/mainnet/concepts/new-to-vega',
      show: async (page) => {
        await page.locator('.navbar .search-input').fill('ListOrders');
        await page.locator('.search-hit-title[translate=no]').first().waitFor();
      },
    },
    {
      name: 'the page of results',
      path: '/search?q=page_info',
      show: (page) => page.locator('.search-hit-title[translate=no]').first().waitFor(),
    },
    {
      name: 'the panel of an operation and its answer',
      path: '/mainnet/api/rest/data-v2/trading-data-service-list-orders',
      show: async (page) => {
        await page.locator('button[data-try]').click();
        await page.locator('#try-it .try-status:has-text("ready")').waitFor();
        await page.click('#try-it .try-send');
        await page.locator('#try-it .try-status:has-text("200 OK")').waitFor();
        expect(await page.locator('#try-it code').count()).toBeGreaterThan(3);
        // Values are sent as they stand; what leaves a field out is English.
        const values = page.locator('#try-it .try-form option:not([value=""])');
        expect(await values.count()).toBeGreaterThan(5);
        expect(await values.evaluateAll((all) => all.filter((one) => (one as HTMLElement).translate).length)).toBe(0);
      },
    },
    {
      name: 'the wallet’s panel',
      path: '/mainnet/api/vega-wallet/reference/core/json-rpc',
      show: async (page) => {
        await page.locator('[data-try-wallet="client.send_transaction"]').click();
        await page.locator('#try-wallet .try-status:has-text("ready")').waitFor();
        expect(await page.locator('#try-wallet code').count()).toBeGreaterThan(3);
      },
    },
    {
      name: 'the GraphQL editor',
      path: '/mainnet/api/graphql/queries',
      show: async (page) => {
        await page.locator('[data-try-graphql="Query.asset"]').click();
        await page.locator('.gql-editor .cm-content').waitFor();
      },
    },
    {
      name: 'the request builder',
      path: '/mainnet/api/vega-wallet/reference/core/json-rpc-api-playground',
      show: (page) => page.locator('[data-out=request]:not(:empty)').waitFor(),
    },
    {
      name: 'the form of a proposal',
      path: '/testnet/tutorials/proposals/new-market',
      show: (page) => page.locator('.code-output code').first().waitFor({ state: 'attached' }),
    },
  ];

  it.each(states)('$name: code is not translated, and names are typed as they are', async ({ path, show }) => {
    const page = await browser.open(path);
    await hydrated(page);
    await show(page);
    expect(await drawn(page)).toEqual([]);
  });
});
