import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, useBrowser } from '../setup/browser.ts';
import { someTemplates } from '../setup/templates.ts';

const browser = useBrowser({ handOn: true });
const orders = '/mainnet/concepts/trading-on-vega/orders';
const operation = '/mainnet/api/rest/data-v2/trading-data-service-list-orders';

/** What WCAG 2.2's criterion 1.4.12 lets readers set. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Boxes that cut text off, with no way to scroll to it. */
const clipped = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(element);
      const [cutsX, cutsY] = [overflowX, overflowY].map((value) => value === 'hidden' || value === 'clip');
      // What only screen readers are to have is cut off on purpose.
      const isHidden = clipPath !== 'none' || (position === 'absolute' && element.clientWidth <= 1);
      const isCut =
        (cutsX === true && element.scrollWidth > element.clientWidth + 1) ||
        (cutsY === true && element.scrollHeight > element.clientHeight + 1);
      return isCut && !isHidden && element.clientHeight > 0 && (element.textContent ?? '').trim() !== ''
        ? [`${element.tagName.toLowerCase()}.${element.className}: ${element.textContent.trim().slice(0, 40)}`]
        : [];
    }),
  );

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe.each([1280, 320])('wider text (WCAG 1.4.12) at %s px', (width) => {
  it('cuts no words off and makes no page scroll sideways, on the templates', { timeout: 300_000 }, async () => {
    const page = await browser.open('/', { viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    const wrong: string[] = [];
    for (const { path } of someTemplates) {
      await page.goto(path);
      await hydrated(page);
      const before = new Set(await clipped(page));
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }, spacing);
      const after = (await clipped(page)).filter((line) => !before.has(line));
      wrong.push(...after.map((line) => `${path}: ${line}`));
      if ((await sideways(page)) > 0) wrong.push(`${path}: scrolls sideways by ${await sideways(page)} px`);
    }
    await page.context().close();
    expect(wrong).toEqual([]);
  });
});

/** How an element looks where the reader's own few colours replace the site's. */
const look = (page: Page, selector: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const own = getComputedStyle(element);
      const line = getComputedStyle(element, '::after');
      return [
        own.color,
        own.backgroundColor,
        own.borderTopColor,
        own.borderBottom,
        own.borderLeft,
        own.outline,
        own.textDecorationLine,
        own.fontWeight,
        line.content === 'none' ? '' : `${line.backgroundColor} ${line.borderBottom}`,
      ].join(' | ');
    });

describe('forced colours', () => {
  const pairs = [
    ['the chosen tab and another', operation, '[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
    [
      'the page in the sidebar and others',
      orders,
      '.menu__link--active[aria-current]',
      '.menu__link:not(.menu__link--active)',
    ],
    ['a link in text and the text', orders, '[data-page] .markdown p > a', '[data-page] .markdown p'],
    [
      'the section in the navbar and others',
      orders,
      '.navbar__link--active',
      '.navbar__link:not(.navbar__link--active)',
    ],
  ] as const;
  it.each(pairs)('tell apart %s', async (_name, path, one, other) => {
    const page = await browser.open(path, { forcedColors: 'active', viewport: { width: 1440, height: 900 } });
    await hydrated(page);
    expect(await look(page, one)).not.toBe(await look(page, other));
    await page.context().close();
  });

  it('leave the active hit of the search, the focus and the edges of buttons and fields to be seen', async () => {
    const page = await browser.open(orders, { forcedColors: 'active', viewport: { width: 1440, height: 900 } });
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('margin');
    await page.getByRole('option').first().waitFor();
    await page.locator('.navbar [role=option][aria-selected=true]').first().waitFor();
    expect(await look(page, '.navbar [role=option][aria-selected=true]')).not.toBe(
      await look(page, '.navbar [role=option]:not([aria-selected=true])'),
    );
    await page.keyboard.press('Escape');
    await page.goto('/testnet/concepts/trading-on-vega/fees');
    await hydrated(page);
    const bare = await page.locator('.calculator :is(input, select, button)').evaluateAll((controls) =>
      controls
        .filter((control) => control.getClientRects().length > 0)
        .filter((control) => {
          const { borderTopWidth, borderTopStyle } = getComputedStyle(control);
          return parseFloat(borderTopWidth) === 0 || borderTopStyle === 'none';
        })
        .map((control) => control.outerHTML.slice(0, 80)),
    );
    expect(bare).toEqual([]);
    await page.locator('.calculator input').first().focus();
    const { width, style } = await page
      .locator('.calculator input')
      .first()
      .evaluate((input) => {
        const { outlineWidth, outlineStyle } = getComputedStyle(input);
        return { width: parseFloat(outlineWidth), style: outlineStyle };
      });
    expect([width > 0, style]).not.toContain('none');
    await page.context().close();
  });

  it.each(['light', 'dark'] as const)(
    'draw diagrams and icons so that they differ from the ground, %s',
    async (colorScheme) => {
      const page = await browser.open('/mainnet/concepts/trading-on-vega/fees', {
        forcedColors: 'active',
        colorScheme,
        viewport: { width: 1440, height: 900 },
      });
      await hydrated(page);
      const unseen = await page.evaluate(() => {
        const ground = getComputedStyle(document.body).backgroundColor;
        const transparent = 'rgba(0, 0, 0, 0)';
        return [...document.querySelectorAll<SVGElement>('svg :is(path, text, line, polygon, rect, circle, ellipse)')]
          .filter((shape) => shape.getClientRects().length > 0)
          .filter((shape) => {
            const { fill, stroke } = getComputedStyle(shape);
            const isNothing = (paint: string): boolean => paint === 'none' || paint === ground || paint === transparent;
            const isMeant = getComputedStyle(shape).opacity !== '0' && shape.closest('defs') === null;
            return isMeant && isNothing(fill) && isNothing(stroke) && !(fill === 'none' && stroke === 'none');
          })
          .map((shape) => shape.outerHTML.slice(0, 100));
      });
      expect(unseen).toEqual([]);
      await page.context().close();
    },
  );
});

describe('a saving reader on a slow network', () => {
  it('asks for nothing ahead, and still reads, searches and goes on', async () => {
    const asked: string[] = [];
    const page = await browser.open(orders, { extraHTTPHeaders: { 'save-data': 'on' } }, async (context, opened) => {
      await context.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { effectiveType: 'slow-2g', saveData: true } });
      });
      opened.on('request', (request) => asked.push(new URL(request.url()).pathname));
    });
    await hydrated(page);
    const first = asked.length;
    await page.locator('[data-page] .markdown p a[href^="/mainnet/concepts/"]:visible').first().hover();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('margin');
    await page.getByRole('option').first().waitFor();
    const pagesAsked = asked
      .slice(first)
      .filter((path) => /^\/mainnet\/(?!.*\.)/.test(path) && !path.includes('search'));
    expect(pagesAsked).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname !== orders);
    expect(await page.locator('h1').count()).toBe(1);
    await page.context().close();
  });
});

it('without scripts the templates can be read: its title, its text, its links', { timeout: 300_000 }, async () => {
  const page = await browser.open('/', { javaScriptEnabled: false });
  const wrong: string[] = [];
  for (const { path, name } of someTemplates) {
    await page.goto(path);
    const [titles, links, text] = [
      await page.locator('main h1').allInnerTexts(),
      await page.locator('main a[href]').count(),
      (await page.locator('main').innerText()).length,
    ];
    if (titles.filter((title) => title.trim() !== '').length !== 1 || links === 0 || text < 30)
      wrong.push(`${name}: titles ${titles.join(', ')}, ${links} links, ${text} characters`);
  }
  await page.context().close();
  expect(wrong).toEqual([]);
});
