import Ajv2020 from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { trees } from '../../../product.ts';
import { loadOpenRpc } from '../../../reference/wallet/load-openrpc.ts';
import { schemasOf } from '../../document-schemas.ts';
import { hydrated, useBrowser } from '../setup/browser.ts';
import { forgetTold, listenToNetwork, waitForWallet } from './told.ts';

/** Every method of the wallet, and every command that it signs, through the panel. */
const browser = useBrowser({ concurrent: true });
const panel = '#try-wallet';

const says = (page: Page, text: string): Promise<unknown> =>
  page.waitForSelector(`${panel} .try-status:has-text("${text}")`);

/** Sends what the form holds, approves what the wallet asks, if it asks, and gives the answer. */
async function sendAndApprove(page: Page): Promise<{ readonly result?: unknown }> {
  await forgetTold(page);
  await page.click(`${panel} .try-form .try-send`);
  if ((await waitForWallet(page, 'asks', 'answer')) === 'asks') {
    await page.click('[data-decision=approve]');
    await waitForWallet(page, 'answer');
  }
  await says(page, '200 OK');
  const shown = await page.innerText(`${panel} .try-answer > figure code`);
  return shown.trim() === '' ? {} : (JSON.parse(shown) as { readonly result?: unknown });
}

describe.each(Object.entries(trees))('the wallet in a page of %s', (tree, { release }) => {
  const document = loadOpenRpc(release);
  const methods = document.methods.filter(({ name }) => name.startsWith('client.'));
  const compile = schemasOf(
    new Ajv2020({ strict: false, allErrors: true, validateFormats: false }),
    document.components,
  );
  let page: Page;
  beforeAll(async () => {
    const path = `/${tree}/api/vega-wallet/reference/core/json-rpc`;
    page = await browser.open(path, {}, (context) => listenToNetwork(context));
    await hydrated(page);
    await page.click('button[data-try-wallet="client.connect_wallet"]');
    await says(page, 'ready');
    for (const method of ['client.connect_wallet', 'client.list_keys']) {
      await page.selectOption('#wallet-method', method);
      await sendAndApprove(page);
    }
  });
  afterAll(() => page.context().close());

  it('has 7 methods', () => expect(methods).toHaveLength(7));

  it.each(methods.map((method) => [method.name, method] as const))(
    '%s answers as it is defined',
    async (name, { result }) => {
      if (name === 'client.disconnect_wallet') return;
      await page.selectOption('#wallet-method', name);
      const answer = await sendAndApprove(page);
      if (result.schema['type'] === 'null') return expect(answer.result ?? null).toBeNull();
      const check = compile(result.schema);
      check(answer.result);
      expect(check.errors ?? []).toEqual([]);
    },
  );

  it('signs every command as its form begins', async () => {
    await page.selectOption('#wallet-method', 'client.sign_transaction');
    const commands = await page
      .locator('#wallet-command option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    expect(commands.length).toBeGreaterThan(20);
    for (const command of commands) {
      await page.selectOption('#wallet-command', command);
      await page.waitForSelector(`${panel} .try-request code:has-text('"${command}":')`);
      expect([command, await page.locator(`${panel} .wallet-problems li`).allInnerTexts()]).toEqual([command, []]);
      await sendAndApprove(page);
    }
  });

  it('is left last', async () => {
    await page.selectOption('#wallet-method', 'client.disconnect_wallet');
    await sendAndApprove(page);
  });
});
