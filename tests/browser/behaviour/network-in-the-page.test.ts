import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { trees } from '../../../product.ts';
import { worldFilePath } from '../../../reference/downloads/file-paths.ts';
import { prepareForAxe, violations } from '../setup/axe.ts';
import { hydrated, settled, useBrowser } from '../setup/browser.ts';

const browser = useBrowser({ handOn: true });
const operation = (service: string, slug: string, tree = 'testnet'): string => `/${tree}/api/rest/${service}/${slug}`;
const listOrders = operation('data-v2', 'trading-data-service-list-orders');
const status = '#try-it .try-status';

/** Opens an operation's page and its panel, and waits for the form. */
async function openPanel(path: string, options = {}): Promise<{ page: Page; asked: string[] }> {
  const asked: string[] = [];
  const page = await browser.open(path, options, (_, opened) => {
    opened.on('request', (request) => asked.push(request.url()));
    return Promise.resolve();
  });
  await hydrated(page);
  await page.click('button[data-try]');
  await page.waitForSelector(`${status}:has-text("ready")`);
  return { page, asked };
}

const answerOf = async (page: Page): Promise<unknown> =>
  JSON.parse(await page.innerText('#try-it .try-answer > figure code'));
const send = async (page: Page, said: string): Promise<void> => {
  await page.click('#try-it .try-send');
  await page.waitForSelector(`${status}:has-text("${said}")`);
};

describe('a network in the page', () => {
  it('is loaded with the first try, says what it is, and sends nothing', async () => {
    const { page, asked } = await openPanel(listOrders);
    const own = asked.filter((url) => url.includes(worldFilePath));
    expect(own).toHaveLength(1);
    expect(await page.innerText('#try-mark')).toContain('Simulated in your browser. Nothing is sent.');
    const before = asked.length;
    await page.click('#try-it .try-more summary');
    await page.fill('#try-it [data-field="pagination.first"]', '3');
    await send(page, '200 OK');
    expect(((await answerOf(page)) as { orders: { edges: unknown[] } }).orders.edges).toHaveLength(3);
    expect(await page.textContent('#try-it .try-headers code')).toContain('x-vega-sandbox-answer: world');
    for (const language of ['curl', 'python', 'go', 'nodejs'])
      expect(await page.textContent(`#try-it [data-program=${language}]`)).toMatch(/pagination\.first.{1,4}3\b/);
    await page.click('#try-it [data-do=block]');
    await page.waitForFunction(() => document.querySelector('#announcer')?.textContent?.startsWith('Block') === true);
    await settled(page);
    expect(asked.slice(before).filter((url) => !url.endsWith('/robots.txt'))).toEqual([]);
    await page.context().close();
  });

  it('is not loaded by a page that is only read', async () => {
    const asked: string[] = [];
    const page = await browser.open(listOrders, {}, (_, opened) => {
      opened.on('request', (request) => asked.push(request.url()));
      return Promise.resolve();
    });
    await hydrated(page);
    await settled(page);
    expect(page.workers()).toEqual([]);
    expect(asked.filter((url) => url.includes(worldFilePath))).toEqual([]);
    await page.context().close();
  });

  it('loses no press of Send while it starts', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const page = await browser.open(listOrders, {}, async (context) => {
      await context.route(`**/${worldFilePath}*`, async (route) => {
        await held;
        await route.continue();
      });
    });
    await hydrated(page);
    await page.click('button[data-try]');
    await page.waitForSelector(`${status}:has-text("starting")`);
    expect(await page.isDisabled('#try-it .try-send')).toBe(true);
    release();
    await send(page, '200 OK');
    await page.context().close();
  });

  it.each(['mainnet', 'testnet'])('gives errors as a node does, in %s', async (tree) => {
    const { page } = await openPanel(operation('data-v2', 'trading-data-service-get-order', tree));
    await page.fill('#try-it [data-field=orderId]', 'nonsense');
    await send(page, '400 Bad Request');
    expect(await answerOf(page)).toMatchObject({ code: 3 });
    await page.selectOption('#try-it [data-pick=orderId]', { index: 1 });
    await send(page, '200 OK');
    expect(await answerOf(page)).toHaveProperty('order.id');
    await page.context().close();
  });

  it('says of an example that it is one', async () => {
    const { page } = await openPanel(operation('data-v2', 'trading-data-service-list-referral-sets'));
    expect(await page.isVisible('#try-it .try-source')).toBe(false);
    await send(page, '200 OK');
    expect(await page.isVisible('#try-it .try-source')).toBe(true);
    expect(await page.innerText('#try-it .try-source')).toContain('the answer is the example of the reference');
    await page.context().close();
  });

  it('takes a transaction, and knows it afterwards', async () => {
    const { page } = await openPanel(operation('core', 'core-service-submit-transaction'));
    await send(page, '200 OK');
    expect(await answerOf(page)).toMatchObject({ success: true });
    await page.fill('#try-it [data-body]', '{ "tx": ');
    await send(page, '400 Bad Request');
    expect(await page.textContent('#try-it [data-program=curl]')).toContain('The body is no JSON');
    await page.context().close();
  });

  it('shows the messages of a stream as they come, and stops', async () => {
    const { page } = await openPanel(operation('data-v2', 'trading-data-service-observe-markets-depth'));
    await page.click('#try-it .try-send');
    await page.waitForFunction(
      () =>
        (document.querySelector('#try-it .try-answer > figure code')?.textContent?.split('"result"').length ?? 0) > 5,
    );
    await page.click('#try-it [data-do=stop]');
    await page.waitForSelector(`${status}:has-text("stopped")`);
    expect(await page.isVisible('#try-it .try-send')).toBe(true);
    const world = await page.innerText('#try-it .try-world p');
    await settled(page);
    expect(await page.innerText('#try-it .try-world p')).toBe(world);
    await page.context().close();
  });

  it('says when it has stopped, and starts again where it was', async () => {
    const { page } = await openPanel(listOrders);
    await page.click('#try-it [data-do=blocks]');
    await page.waitForSelector('#try-it .try-world p:has-text("590 more blocks")');
    const [worker] = page.workers();
    await worker?.evaluate(
      () =>
        void setTimeout(() => {
          throw new Error('no memory left');
        }),
    );
    await page.waitForSelector('#try-it [role=alert]:has-text("no memory left")');
    await page.click('#try-it [data-do=again]');
    await page.waitForSelector(`${status}:has-text("ready")`);
    expect(await page.innerText('#try-it .try-world p')).toContain('590 more blocks');
    expect(page.workers()).toHaveLength(1);
    await send(page, '200 OK');
    await page.context().close();
  });

  it('is each tab’s own: what happens in one, and its end, changes nothing in the other', async () => {
    const { page } = await openPanel(listOrders);
    const other = await page.context().newPage();
    await other.goto(listOrders);
    await hydrated(other);
    await other.click('button[data-try]');
    await other.waitForSelector(`${status}:has-text("ready")`);
    const world = (of: Page): Promise<string> => of.innerText('#try-it .try-world p');
    const before = await world(other);
    await page.click('#try-it [data-do=blocks]');
    await page.waitForSelector('#try-it .try-world p:has-text("590 more blocks")');
    const [worker] = page.workers();
    await worker?.evaluate(
      () =>
        void setTimeout(() => {
          throw new Error('no memory left');
        }),
    );
    await page.waitForSelector('#try-it [role=alert]:has-text("no memory left")');
    await send(other, '200 OK');
    expect(await world(other)).toBe(before);
    expect(await other.isVisible('#try-it [role=alert]')).toBe(false);
    expect(other.workers()).toHaveLength(1);
    await page.context().close();
  });

  it('shows what a link says, the same for everybody', async () => {
    const told = [];
    for (let reader = 0; reader < 2; reader += 1) {
      const page = await browser.open(`${listOrders}#try=9~b12&pagination.first=2&filter.liveOnly=true&unknown=1`);
      await page.waitForSelector(`${status}:has-text("ready")`);
      expect(await page.inputValue('#try-seed')).toBe('9');
      expect(await page.inputValue('#try-it [data-field="filter.liveOnly"]')).toBe('true');
      await send(page, '200 OK');
      told.push(await answerOf(page), await page.innerText('#try-it .try-world p'));
      await page.context().close();
    }
    expect(told[2]).toEqual(told[0]);
    expect(told[3]).toBe(told[1]);
  });

  it.each(['#try=zzz', '#try=73~b99999&pagination.first=<img src=x onerror=alert(1)>', '#try=%', '#try='])(
    'only shows what a link with nonsense says: %s',
    async (fragment) => {
      const page = await browser.open(listOrders + fragment);
      await page.waitForSelector(`${status}:has-text("cannot be read")`);
      expect(await page.inputValue('#try-seed')).toBe('73');
      expect(await page.locator('#try-it img').count()).toBe(0);
      await send(page, fragment.includes('img') ? '400 Bad Request' : '200 OK');
      await page.context().close();
    },
  );

  it('works with the keyboard alone, and gives the focus back', async () => {
    const page = await browser.open(listOrders);
    await hydrated(page);
    await page.focus('button[data-try]');
    await page.keyboard.press('Enter');
    await page.waitForSelector(`${status}:has-text("ready")`);
    await page.focus('#try-it .try-more summary');
    await page.keyboard.press('Enter');
    await page.focus('#try-it [data-field="pagination.first"]');
    await page.keyboard.press('Enter');
    await page.waitForSelector(`${status}:has-text("200 OK")`);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-try'))).toBe(true);
    await page.context().close();
  });

  it.each(['light', 'dark'] as const)('fits a narrow window and has no fault of access, in %s', async (theme) => {
    const { page } = await openPanel(`${listOrders}?docusaurus-theme=${theme}`, {
      viewport: { width: 320, height: 640 },
    });
    await send(page, '200 OK');
    const overflow = await page.evaluate(() => {
      const body = document.querySelector('#try-it .try-body');
      return [
        document.documentElement.scrollWidth - window.innerWidth,
        (body?.scrollWidth ?? 0) - (body?.clientWidth ?? 0),
      ];
    });
    expect(overflow).toEqual([0, 0]);
    await prepareForAxe(page);
    expect(await violations(page)).toEqual([]);
    await page.context().close();
  });

  it('shows whole commands, unless the reader wants them unwrapped', async () => {
    const { page } = await openPanel(listOrders);
    await send(page, '200 OK');
    const isCut = (): Promise<boolean> =>
      page.$eval(
        '#try-it [data-program=curl]',
        ({ parentElement: pre }) => (pre?.scrollWidth ?? 0) > (pre?.clientWidth ?? 0),
      );
    expect(await isCut()).toBe(false);
    await page.click('#try-it .try-code [data-wrap=shell]');
    expect(await isCut()).toBe(true);
    await page.context().close();
  });

  it('has no button without scripts', async () => {
    const page = await browser.open(listOrders, { javaScriptEnabled: false });
    expect(await page.locator('button[data-try]').count()).toBe(1);
    expect(await page.isVisible('button[data-try]')).toBe(false);
    await page.context().close();
  });

  it('weighs at most 200 kB, and is offered by every REST operation', async () => {
    const zipped = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length;
    for (const tree of Object.keys(trees)) {
      const { page } = await openPanel(operation('data-v2', 'trading-data-service-list-orders', tree));
      const [worker] = page.workers();
      const loaded = (): string[] => performance.getEntriesByType('resource').map(({ name }) => name);
      // Its definitions, which the page hands over, and what the worker loads after its own file.
      const definitions = (await page.evaluate(loaded)).filter((url) => url.endsWith(`/${tree}/${worldFilePath}`));
      expect(definitions).toHaveLength(1);
      const more = await worker?.evaluate(loaded);
      const files = [worker?.url() ?? '', ...definitions, ...(more ?? [])].map((url) => new URL(url).pathname);
      const bytes = [...new Set(files)].reduce((sum, file) => sum + zipped(`build${file}`), 0);
      await page.context().close();
      console.log(`The network in the page of ${tree}: ${bytes} bytes gzip.`);
      expect(bytes).toBeLessThan(200_000);
      const pages = readdirSync(`build/${tree}/api/rest`, { recursive: true, encoding: 'utf8' }).filter(
        (file) =>
          file.endsWith('.html') && readFileSync(`build/${tree}/api/rest/${file}`, 'utf8').includes('data-try='),
      );
      expect(pages).toHaveLength(129);
    }
  });
});
