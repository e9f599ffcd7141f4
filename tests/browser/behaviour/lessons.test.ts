import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { runLesson } from '../../../lessons/link.ts';
import { lessons } from '../../../lessons/stories.ts';
import { defaultValues } from '../../../protocol-math/calculators/readValues.ts';
import { prepareForAxe, violations } from '../setup/axe.ts';
import { hydrated, settled, useBrowser } from '../setup/browser.ts';

const browser = useBrowser({ handOn: true });

/** Where each lesson stands. */
const places: Readonly<Record<string, string>> = {
  match: 'trading-on-vega/trading-modes',
  auction: 'trading-on-vega/trading-modes',
  'close-out': 'trading-on-vega/positions-margin',
  iceberg: 'trading-on-vega/orders',
  stop: 'trading-on-vega/orders',
  fees: 'trading-on-vega/fees',
  funding: 'trading-on-vega/settlement',
  sla: 'liquidity/rewards-penalties',
  vote: 'governance',
};
const pageOf = (name: string, query = ''): string => `/testnet/concepts/${places[name] ?? ''}${query}#lesson-${name}`;

/** The steps of a lesson with these values, as they are told. */
function told(name: string, values: Readonly<Record<string, string>> = {}): string[] {
  const lesson = lessons[name];
  const ran = lesson && runLesson(lesson, { ...defaultValues(lesson), ...values });
  return ran !== undefined && 'run' in ran
    ? ran.run.steps.map(({ action, says }, index) => `Step ${index + 1} of ${ran.run.steps.length} ${action}. ${says}`)
    : [];
}

const said = (page: Page, name: string): Promise<string> =>
  page.locator(`#lesson-${name} [role=status].lesson__said > p:first-child`).innerText();
const step = (page: Page, name: string): Promise<number> =>
  said(page, name).then((text) => Number(/^Step (\d+) of/.exec(text)?.[1] ?? 0));

async function open(name: string, query?: string): Promise<Page> {
  const page = await browser.open(pageOf(name, query), { viewport: { width: 1440, height: 1000 } });
  await hydrated(page);
  await page.locator(`#lesson-${name}`).scrollIntoViewIfNeeded();
  return page;
}

describe('lessons', () => {
  it('have each its page, and tell there what they compute', async () => {
    expect(Object.keys(places).sort()).toEqual(Object.keys(lessons).sort());
    for (const name of Object.keys(places)) {
      const page = await open(name, `?lesson=${name}&step=2`);
      await expect.poll(() => said(page, name)).toBe(told(name)[1]);
      await page.context().close();
    }
  });

  it('start also when the button was pressed before the page’s scripts had come', async () => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const page = await browser.open('/restricted', { viewport: { width: 1440, height: 1000 } });
    await page.route(/\/assets\/js\//, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(pageOf('fees'), { waitUntil: 'commit' });
    await page.locator('#lesson-fees .lesson__start').click();
    expect(await page.locator('#lesson-fees [data-alive]').count()).toBe(0);
    release();
    await page.locator('#lesson-fees .lesson__next').waitFor();
    await page.context().close();
  });

  it('fetch their code when they are started, and not before', async () => {
    const page = await open('close-out');
    await page.locator('#lesson-close-out .lesson__start').waitFor();
    await settled(page);
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.mouse.wheel(0, 200);
    await settled(page);
    expect(scripts).toEqual([]);
    await page.locator('#lesson-close-out .lesson__start').click();
    await page.locator('#lesson-close-out .lesson__bar').waitFor();
    expect(scripts.length).toBeGreaterThan(0);
    await page.context().close();
  });

  it('are written out whole without scripts on a page of their own, where each page leads', async () => {
    const page = await browser.open(pageOf('match'), { javaScriptEnabled: false });
    expect(await page.locator('#lesson-match .lesson__player').isVisible()).toBe(false);
    await page.locator('#lesson-match .lesson__elsewhere a').click();
    await page.waitForURL('**/testnet/lessons#lesson-match');
    expect(await page.locator('.lesson').count()).toBe(Object.keys(lessons).length);
    const written = page.locator('#lesson-match .lesson__written > div');
    expect(await written.isVisible()).toBe(true);
    expect(await written.locator('> ol > li').count()).toBe(told('match').length);
    expect(await page.locator('#lesson-match .lesson__player').isVisible()).toBe(false);
    await page.context().close();
  });
});

describe.each(Object.keys(places))('the lesson %s', (name) => {
  it('goes from its first to its last step, back and to the beginning by keyboard, and says each', async () => {
    const page = await open(name);
    const steps = told(name);
    const start = page.locator(`#lesson-${name} .lesson__start`);
    await start.focus();
    await page.keyboard.press('Enter');
    const next = page.locator(`#lesson-${name}`).getByRole('button', { name: 'Next' });
    await expect.poll(() => next.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await said(page, name)).toContain('The beginning.');
    for (const [index, text] of steps.entries()) {
      await page.keyboard.press('Enter');
      await expect.poll(() => said(page, name)).toBe(text);
      expect(await step(page, name)).toBe(index + 1);
    }
    expect(await next.getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Enter');
    expect(await step(page, name)).toBe(steps.length);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => step(page, name)).toBe(steps.length - 1);
    await page.locator(`#lesson-${name}`).getByRole('button', { name: 'Reset' }).press('Enter');
    await expect.poll(() => said(page, name)).toContain('The beginning.');
    await page.context().close();
  });
});

describe.each(['match', 'close-out'])('the lesson %s', (name) => {
  it('is opened where a link leads, has the link in the address, and takes no notice of nonsense', async () => {
    const page = await open(name, `?lesson=${name}&step=3`);
    await expect.poll(() => step(page, name)).toBe(3);
    await page.locator(`#lesson-${name}`).getByRole('button', { name: 'Next' }).click();
    await page.waitForURL((address) => address.searchParams.get('step') === '4');
    await page.context().close();
    for (const query of [`?lesson=${name}&step=77`, `?lesson=${name}&step=-1`, '?lesson=none&step=1']) {
      const other = await open(name, query);
      await other.locator(`#lesson-${name} .lesson__start`).waitFor();
      await settled(other);
      expect(await other.locator(`#lesson-${name} .lesson__bar`).count()).toBe(0);
      expect(new URL(other.url()).search).toBe(query);
      await other.context().close();
    }
  });

  it('marks in words what changed, and has no violation on a desktop and a phone', async () => {
    const page = await open(name, `?lesson=${name}&step=5`);
    await expect.poll(() => step(page, name)).toBe(5);
    const board = page.locator(`#lesson-${name} .lesson__board`);
    expect(await board.locator('del').count()).toBeGreaterThan(0);
    expect(await board.locator('ins').count()).toBeGreaterThan(0);
    expect(await page.locator(`#lesson-${name} .lesson__mark`).innerText()).toBe(
      'Simulated in your browser. Nothing is sent.',
    );
    await prepareForAxe(page);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
    await page.context().close();
  });
});

describe('what the reader enters', () => {
  it('is worked out at once, and refused with a sentence beside its field', async () => {
    const page = await open('match', '?lesson=match&step=5');
    await expect.poll(() => step(page, 'match')).toBe(5);
    const size = page.locator('#lesson-match-size');
    await size.fill('3');
    await expect.poll(() => said(page, 'match')).toBe(told('match', { size: '3' })[4]);
    await page.waitForURL((address) => address.searchParams.get('values') === 'size=3');
    await size.fill('300');
    await expect.poll(() => page.locator('#lesson-match-size-error').innerText()).toBe('Must be at most 25.');
    expect(await size.getAttribute('aria-invalid')).toBe('true');
    expect(await said(page, 'match')).toBe(told('match', { size: '3' })[4]);
    await page.locator('#lesson-match').getByRole('button', { name: 'Reset' }).click();
    expect(await size.inputValue()).toBe('8');
    await page.context().close();
  });
});
