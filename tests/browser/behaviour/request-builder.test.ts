import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, useBrowser } from '../setup/browser.ts';

const browser = useBrowser({ handOn: true });
const path = '/mainnet/api/vega-wallet/reference/core/json-rpc-api-playground';

interface Request {
  readonly jsonrpc: string;
  readonly id: string;
  readonly method: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

const out = async (page: Page, part: string): Promise<string> =>
  (await page.locator(`[data-out="${part}"]`).textContent()) ?? '';
const requestOf = async (page: Page): Promise<Request> => JSON.parse(await out(page, 'request')) as Request;
const field = (page: Page, name: string): ReturnType<Page['locator']> =>
  page.locator(`fieldset:not([hidden]) [name="${name}"]`);

/** The builder with one method picked, by its address as a link would do. */
async function open(method: string): Promise<{ page: Page; asked: string[]; errors: string[] }> {
  const asked: string[] = [];
  const errors: string[] = [];
  const page = await browser.open(`${path}#${method}`, {}, (_, opened) => {
    opened.on('request', (request) => asked.push(request.url()));
    opened.on('pageerror', ({ message }) => errors.push(message));
    return Promise.resolve();
  });
  await hydrated(page);
  await page.locator('form[data-request-builder]').waitFor({ state: 'visible' });
  return { page, asked, errors };
}

// What a hostile or careless hand types; each has to leave valid JSON behind, and neither the page nor a shell broken.
const nonsense = [
  `'; rm -rf / #`,
  '"}{',
  '\\',
  '$(whoami) `id` $HOME !!',
  '<img src=x onerror=alert(1)>',
  '\u0000\u202E💥',
  ' ',
  '9'.repeat(400),
  '{"__proto__":{"a":1}}',
  'null',
  '[[[[',
];

describe('the request builder', () => {
  it('opens with the method of the address, its example complete', async () => {
    const { page } = await open('client.send_transaction');
    expect((await requestOf(page)).method).toBe('client.send_transaction');
    await expect
      .poll(() => out(page, 'status'))
      .toBe(
        'The request is complete. Still the example: publicKey, transaction. Enter your own, then it can be copied.',
      );
    await page.context().close();
  });

  it('opens with the first method when the address names none, or nonsense', async () => {
    for (const fragment of ['', 'no.such_method', '%E0%A4%A']) {
      const { page, errors } = await open(fragment);
      expect((await requestOf(page)).method).toMatch(/^client\./);
      expect(errors).toEqual([]);
      await page.context().close();
    }
  });

  it('has every one of the 44 methods, each with a valid request', async () => {
    const { page } = await open('');
    const methods = await page.locator('[data-method-choice] option').allTextContents();
    expect(methods).toHaveLength(44);
    for (const method of methods) {
      await page.locator('[data-method-choice]').selectOption(method);
      expect(await requestOf(page)).toMatchObject({ jsonrpc: '2.0', method });
    }
    await page.context().close();
  });

  it('says what is wrong beside the field, and that it is mended', async () => {
    const { page } = await open('client.send_transaction');
    const key = field(page, 'publicKey');
    const problem = page.locator(`[id="${await key.getAttribute('id')}-problem"]`);
    for (const [typed, message] of [
      ['', 'required'],
      ['xyz', 'must match'],
      ['A'.repeat(64), 'must match'],
    ]) {
      await key.fill(typed ?? '');
      expect(await problem.textContent()).toContain(message);
      expect(await key.getAttribute('aria-invalid')).toBe('true');
      expect(await out(page, 'status')).toContain('1 problem');
    }
    await key.fill('a'.repeat(64));
    expect(await problem.textContent()).toBe('');
    expect(await out(page, 'status')).toMatch(/^The request is complete\. Still the example: transaction\./);
    await page.context().close();
  });

  it.each(['{"orderSubmision":{}}', '{}', '[]', '7', '{"a":1,"b":2}', '{ "orderSubmission": '])(
    'refuses %s as a transaction',
    async (typed) => {
      const { page } = await open('client.check_transaction');
      await field(page, 'transaction').fill(typed);
      expect(await out(page, 'status')).toContain('problem');
      expect((await requestOf(page)).method).toBe('client.check_transaction');
      await page.context().close();
    },
  );

  it('keeps nonsense what it is: in the JSON, past a shell, without sending or running it', async () => {
    const { page, asked, errors } = await open('client.send_transaction');
    await page.waitForLoadState('networkidle');
    const before = asked.length;
    for (const typed of nonsense) {
      for (const name of ['publicKey', 'transaction']) await field(page, name).fill(typed);
      const request = await requestOf(page);
      if (typed !== '') expect(request.params?.['publicKey'] ?? '').toBe(typed);
      const data = execFileSync(
        'sh',
        ['-c', `curl() { for last; do :; done; printf %s "$last"; }; ${await out(page, 'curl')}`],
        { env: { TOKEN: 't' } },
      ).toString();
      expect(JSON.parse(data)).toEqual(request);
    }
    expect(asked.slice(before).filter((url) => !url.startsWith(browser.base))).toEqual([]);
    expect(asked.slice(before).filter((url) => url.includes('1789'))).toEqual([]);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
