import { worldFilePath } from '../../../reference/downloads/file-paths.ts';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { trees } from '../../../product.ts';
import { graphqlFilePath, schemaPath } from '../../../reference/downloads/graphql-file.ts';
import { prepareForAxe, violations } from '../setup/axe.ts';
import { addressOf, hydrated, settled, useBrowser } from '../setup/browser.ts';

const browser = useBrowser({ handOn: true });
const queries = '/testnet/api/graphql/queries';
const panel = '#try-graphql';
const status = `${panel} .try-status`;
const content = `${panel} .cm-content`;
const ready = (page: Page): Promise<unknown> => page.waitForSelector(`${status}:has-text("ready")`);

/** Opens the editor with the query of a button, and waits until it can be asked. */
async function openEditor(
  path = queries,
  name = 'Query.asset',
  options: BrowserContextOptions = {},
): Promise<{ page: Page; asked: string[] }> {
  const asked: string[] = [];
  const page = await browser.open(path, options, (_, opened) => {
    opened.on('request', (request) => asked.push(new URL(request.url()).pathname));
    return Promise.resolve();
  });
  await hydrated(page);
  await page.click(`button[data-try-graphql="${name}"]`);
  await ready(page);
  return { page, asked };
}

const textOf = async (page: Page): Promise<string> =>
  (await page.locator(`${panel} .cm-line`).allInnerTexts()).join('\n');
const answerOf = async (page: Page): Promise<string> => page.innerText(`${panel} .try-answer > figure code`);
const fault = (page: Page, text: string): Promise<unknown> =>
  page.waitForSelector(`${panel} .gql-faults li:has-text(${JSON.stringify(text)})`);

/** Writes a query in place of the one that is there. */
async function write(page: Page, text: string): Promise<void> {
  await page.click(content);
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
}

describe('the GraphQL editor', () => {
  it('is loaded when it is opened, answers in the page, and sends nothing', async () => {
    const { page, asked } = await openEditor();
    for (const path of [schemaPath, graphqlFilePath]) expect(asked.filter((url) => url.endsWith(path))).toHaveLength(1);
    expect(await page.innerText('#gql-mark')).toContain('Simulated in your browser. Nothing is sent.');
    expect(await textOf(page)).toContain('asset(id: $asset)');
    expect(JSON.parse(await page.inputValue('#gql-variables'))).toHaveProperty('asset');
    const [worker] = page.workers();
    const files = await worker?.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const definitions = asked.filter((url) => url.endsWith(worldFilePath));
    expect(definitions).toHaveLength(1);
    const paths = [worker?.url() ?? '', ...definitions, ...(files ?? [])].map(
      (url) => new URL(url, browser.base).pathname,
    );
    const bytes = [...new Set(paths)].reduce(
      (sum, path) => sum + gzipSync(readFileSync(`build${path}`), { level: 9 }).length,
      0,
    );
    console.log(`The network in the page with GraphQL: ${bytes} bytes gzip.`);
    expect(bytes).toBeLessThan(400_000);
    const before = asked.length;
    await page.click(`${panel} .try-send`);
    await page.waitForSelector(`${status}:has-text("200 OK")`);
    expect(JSON.parse(await answerOf(page))).toHaveProperty('data.asset.symbol');
    for (const language of ['curl', 'python', 'go', 'nodejs'])
      expect(await page.textContent(`${panel} [data-program=${language}]`)).toContain('asset(id: $asset)');
    await settled(page);
    expect(asked.slice(before).filter((path) => path !== '/robots.txt')).toEqual([]);
    await page.context().close();
  });

  it('completes, says what is wrong and what the caret is on, and takes the answer of a wrong query as it is', async () => {
    const { page } = await openEditor();
    await write(page, '{ marketsConnection { edges { node { i } } } }');
    await fault(page, 'Cannot query field "i" on type "Market"');
    expect(await page.locator(`${panel} .cm-lintRange-error`).count()).toBe(1);
    expect(await page.innerText('#gql-fault-count')).toBe('1 problem. The first: query, line 1, column 38.');
    await page.click(`${panel} .gql-faults button`);
    await page.keyboard.press('Control+Enter');
    await page.waitForSelector(`${status}:has-text("422")`);
    expect(JSON.parse(await answerOf(page))).toMatchObject({ errors: [{ message: '' }], data: null });
    expect(await page.innerText(`${panel} .try-source`)).toContain('Cannot query field');
    // The caret stands before the wrong name.
    await page.keyboard.press('End');
    for (const key of Array<string>(' } } } }'.length).fill('ArrowLeft')) await page.keyboard.press(key);
    await page.keyboard.type('d');
    await page.waitForSelector(`${panel} .cm-tooltip-autocomplete li[aria-selected]:has-text("id")`);
    await page.keyboard.press('Escape');
    await page.waitForSelector(`${panel} .cm-tooltip-autocomplete`, { state: 'detached' });
    expect(await page.isVisible(panel)).toBe(true);
    await page.waitForSelector(`${panel} .gql-here:has-text("Market.id: ID!")`);
    // What stays is a note: the variables are those of the query that stood here.
    await page.waitForSelector(`${panel} .gql-faults li:not(.is-warning)`, { state: 'detached' });
    await fault(page, 'The operation has no variable $asset');
    await page.keyboard.press('Control+Space');
    await page.waitForSelector(`${panel} .cm-completionInfo`);
    await page.keyboard.press('Enter');
    await page.hover(`${panel} .cm-line >> text=marketsConnection`);
    await page.waitForSelector(`${panel} .cm-tooltip-hover:has-text("Query.marketsConnection")`);
    await page.context().close();
  });

  it('looks at the variables', async () => {
    const { page } = await openEditor();
    await page.fill('#gql-variables', '{\n  "asset": }');
    await fault(page, 'This is no JSON');
    expect(await page.getAttribute('#gql-variables', 'aria-invalid')).toBe('true');
    expect(await page.textContent(`${panel} [data-program=curl]`)).toContain('The body is no JSON');
    await page.fill('#gql-variables', '{}');
    await fault(page, 'Variable "$asset" of required type "ID!" was not provided.');
    await page.focus('#gql-variables');
    await page.keyboard.press('Control+Enter');
    await page.waitForSelector(`${status}:has-text("422")`);
    await page.click(`${panel} [data-do=reset]`);
    await page.waitForFunction(() => document.querySelector('.gql-faults')?.childElementCount === 0);
    await page.context().close();
  });

  it('shows the messages of a subscription as they come, and stops', async () => {
    const { page } = await openEditor('/testnet/api/graphql/subscriptions', 'Subscription.marketsDepthUpdate');
    await page.waitForSelector(`${panel} .try-code a[href$="#subscriptions"]`);
    expect(await page.isVisible(`${panel} [data-program=curl]`)).toBe(false);
    await page.click(`${panel} .try-send`);
    await page.waitForFunction(
      () => (document.querySelector('#try-graphql .try-answer figure code')?.textContent?.split('\n').length ?? 0) > 1,
    );
    await page.click(`${panel} [data-do=stop]`);
    await page.waitForSelector(`${status}:has-text("stopped")`);
    const world = await page.innerText(`${panel} .try-world p`);
    await settled(page);
    expect(await page.innerText(`${panel} .try-world p`)).toBe(world);
    await page.context().close();
  });

  it('shows what a link says, on any page, and the network that the other panel has', async () => {
    const query = '{ epoch { id } }';
    const page = await browser.open(
      `/testnet/api/graphql/overview#try-graphql=9~b12&${new URLSearchParams({ query }).toString()}`,
    );
    await ready(page);
    expect(await textOf(page)).toBe(query);
    expect(await page.inputValue('#gql-seed')).toBe('9');
    expect(await page.innerText(`${panel} .try-world p`)).toContain('588 more blocks');
    await page.keyboard.press('Control+Enter');
    await page.waitForSelector(`${status}:has-text("200 OK")`);
    await page.click(`${panel} [data-do=close]`);
    // A dialog tells of its closing in a task of its own.
    await expect.poll(async () => (await addressOf(page)).hash).toBe('');
    await page.click('button[data-try-graphql=""]');
    await ready(page);
    expect(await textOf(page)).toContain('marketsConnection');
    expect(await page.inputValue('#gql-seed')).toBe('9');
    await page.context().close();
  });

  it('only shows what a link with nonsense says', async () => {
    const page = await browser.open(
      `${queries}#try-graphql=zzz&query=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E&variables=%5B`,
    );
    await page.waitForSelector(`${status}:has-text("cannot be read")`);
    expect(await textOf(page)).toBe('<img src=x onerror=alert(1)>');
    expect(await page.locator(`${panel} img`).count()).toBe(0);
    await fault(page, 'Syntax');
    await page.context().close();
  });

  it('works with the keyboard alone, and holds nobody', async () => {
    const page = await browser.open(queries);
    await hydrated(page);
    await page.focus('button[data-try-graphql="Query.asset"]');
    await page.keyboard.press('Enter');
    await ready(page);
    await page.waitForFunction(() => document.activeElement?.classList.contains('gql-editor'));
    const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.id ?? '');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('gql-here');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('gql-variables');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Control+Enter');
    await page.waitForSelector(`${status}:has-text("200 OK")`);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-try-graphql'))).toBe('Query.asset');
    await page.context().close();
  });

  it('says when its network has stopped, keeps what is written, and starts again', async () => {
    const { page } = await openEditor();
    await write(page, '{ epoch { id } }');
    const [worker] = page.workers();
    await worker?.evaluate(
      () =>
        void setTimeout(() => {
          throw new Error('no memory left');
        }),
    );
    await page.waitForSelector(`${panel} [role=alert]:has-text("no memory left")`);
    await page.click(`${panel} [data-do=again]`);
    await ready(page);
    expect(await textOf(page)).toBe('{ epoch { id } }');
    await page.click(`${panel} .try-send`);
    await page.waitForSelector(`${status}:has-text("200 OK")`);
    await page.context().close();
  });

  it.each(['light', 'dark'] as const)('fits a narrow window and has no fault of access, in %s', async (theme) => {
    const { page } = await openEditor(`${queries}?docusaurus-theme=${theme}`, 'Query.asset', {
      viewport: { width: 320, height: 640 },
    });
    await write(page, '{ asset(id: 1) { i } }');
    await fault(page, 'Cannot query field');
    const overflow = await page.evaluate(() => {
      const body = document.querySelector('#try-graphql .try-body');
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

  it('is offered by every query and subscription of both trees, and by nothing that runs no script', async () => {
    for (const tree of Object.keys(trees)) {
      const counts = [];
      for (const page of ['queries', 'subscriptions', 'overview']) {
        const shown = await browser.open(`/${tree}/api/graphql/${page}`, { javaScriptEnabled: false });
        counts.push(await shown.locator('button[data-try-graphql]').count());
        expect(await shown.locator('button[data-try-graphql]').first().isVisible()).toBe(false);
        await shown.context().close();
      }
      expect(counts).toEqual([71, 14, 1]);
    }
  });
});
