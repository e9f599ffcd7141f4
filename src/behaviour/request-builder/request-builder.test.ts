// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { newestRelease } from '../../../product.ts';
import { requestBuilderPage } from '../../../reference/pages/request-builder-page.ts';
import { loadTransactionCommands } from '../../../reference/commands/load-commands.ts';
import { loadOpenRpc } from '../../../reference/wallet/load-openrpc.ts';
import { loadWalletMethods } from '../../../reference/wallet/load-wallet-methods.ts';
import { loadDescriptors } from '../../../reference/descriptors/load-descriptors.ts';
import { commandRules } from '../../../reference/downloads/command-rules.ts';
import { commandCheck } from './check-command.ts';
import { startRequestBuilder } from './index.ts';
import { curlText, requestText } from './request-text.ts';

const root = process.cwd();
const methods = loadWalletMethods(newestRelease, root);
const page = requestBuilderPage(loadOpenRpc(newestRelease, root), methods);
const check = commandCheck(commandRules(newestRelease, root, await loadDescriptors(newestRelease)));

beforeEach(async () => {
  window.location.hash = '';
  document.body.innerHTML = page.html.text;
  // happy-dom overlooks the attribute on the last option of a list.
  for (const option of document.querySelectorAll<HTMLOptionElement>('option[selected]')) option.selected = true;
  startRequestBuilder(document.querySelector('form') as HTMLElement, () => Promise.resolve(check));
  await Promise.resolve();
});

const copyable = (): boolean =>
  [...document.querySelectorAll<HTMLElement>('figure [data-copy]')].every(({ hidden }) => !hidden);

const out = (part: string): string => document.querySelector(`[data-out="${part}"]`)?.textContent ?? '';

function pick(method: string): HTMLElement {
  const choice = document.querySelector('select[data-method-choice]') as HTMLSelectElement;
  choice.value = method;
  choice.dispatchEvent(new Event('input', { bubbles: true }));
  return document.querySelector(`fieldset[data-method="${method}"]`) as HTMLElement;
}

function fill(group: HTMLElement, name: string, text: string): HTMLElement {
  const field = group.querySelector(`[name="${name}"]`) as HTMLInputElement;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field;
}

describe('the request builder', () => {
  it.each(methods.map((method) => [method.name, method] as const))(
    'starts %s with its example, which is complete',
    (name, method) => {
      pick(name);
      expect(JSON.parse(out('request'))).toEqual(method.example.request);
      expect(out('status')).toMatch(/^The request is complete\./);
    },
  );

  it('shows the fields of the picked method only', () => {
    pick('client.list_keys');
    const shown = [...document.querySelectorAll<HTMLElement>('fieldset')].filter((group) => !group.hidden);
    expect(shown.map((group) => group.dataset['method'])).toEqual(['client.list_keys']);
  });

  it('says what is missing and what is wrong, beside the field', () => {
    const group = pick('client.sign_transaction');
    const key = fill(group, 'publicKey', '');
    expect(key.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(`${key.id}-problem`)?.textContent).toBe('This parameter is required.');
    fill(group, 'publicKey', 'xyz');
    expect(document.getElementById(`${key.id}-problem`)?.textContent).toContain('must match');
    const transaction = fill(group, 'transaction', '{ "a": ');
    expect(document.getElementById(`${transaction.id}-problem`)?.textContent).toContain('no JSON');
    fill(group, 'transaction', '{}');
    expect(document.getElementById(`${transaction.id}-problem`)?.textContent).toBe(
      'The value must have exactly 1 member.',
    );
    expect(out('status')).toContain('2 problems');
  });

  it('knows which commands there are, in both spellings', () => {
    const group = pick('client.send_transaction');
    const problem = (text: string): string =>
      document.getElementById(`${fill(group, 'transaction', text).id}-problem`)?.textContent ?? '';
    expect(problem('{ "orderSubmision": {} }')).toBe(
      'The value has the member orderSubmision, which is none that the wallet knows.',
    );
    expect(
      problem('{ "vote_submission": { "proposalId": "'.concat('ab'.repeat(32), '", "value": "VALUE_YES" } }')),
    ).toBe('');
    expect(problem('{ "__proto__": {} }')).toContain('none that the wallet knows');
    for (const wrong of ['[]', '5', 'null', '"orderSubmission"'])
      expect(problem(wrong)).toBe('The value must be an object.');
    const accepted = loadTransactionCommands(newestRelease, root)
      .filter((command) => command.acceptedByWallet)
      .flatMap(({ walletKey, name }) => [walletKey, name]);
    const { propertyNames } = loadOpenRpc(newestRelease, root).components.schemas['Transaction'] as {
      propertyNames: { enum: string[] };
    };
    expect(propertyNames.enum).toEqual([...new Set(accepted)]);
  });

  it('never writes another number than the one typed', () => {
    const group = pick('admin.send_transaction');
    const retries = fill(group, 'retries', '99999999999999999999');
    expect(document.getElementById(`${retries.id}-problem`)?.textContent).toContain('loses digits');
    fill(group, 'retries', '5');
    const transaction = fill(group, 'transaction', '{ "orderSubmission": { "size": 12345678901234567890 } }');
    expect(document.getElementById(`${transaction.id}-problem`)?.textContent).toContain('loses digits');
    fill(group, 'transaction', '{ "orderSubmission": { "size": "12345678901234567890" } }');
    expect(document.getElementById(`${transaction.id}-problem`)?.textContent).not.toContain('loses digits');
  });

  it('keeps blanks and quotation marks of a passphrase, in the request and past the shell', () => {
    const phrase = ` it's "$HOME" \\ `;
    fill(pick('admin.unlock_wallet'), 'passphrase', phrase);
    expect((JSON.parse(out('request')) as { params: { passphrase: string } }).params.passphrase).toBe(phrase);
    expect(curlText('http://x', requestText('m', { phrase }), { origin: false, token: false })).toContain(
      `it'\\''s \\"$HOME\\"`,
    );
  });

  it('checks the fields inside a command as the wallet does, and lets nothing be copied before they are right', () => {
    const group = pick('client.send_transaction');
    expect(copyable()).toBe(false);
    expect(out('status')).toContain('Still the example: publicKey, transaction.');
    fill(group, 'publicKey', 'cd'.repeat(32));
    const order = {
      marketId: 'ab'.repeat(32),
      type: 'TYPE_LIMIT',
      timeInForce: 'TIME_IN_FORCE_GTC',
      side: 'SIDE_BUY',
      price: '1',
      size: '1',
    };
    const problem = (changed: object): string =>
      document.getElementById(
        `${fill(group, 'transaction', JSON.stringify({ orderSubmission: { ...order, ...changed } })).id}-problem`,
      )?.textContent ?? '';
    expect(problem({})).toBe('');
    expect(out('status')).toBe('The request is complete.');
    expect(copyable()).toBe(true);
    expect(problem({ size: '0' })).toContain('order_submission.size: must be positive');
    expect(copyable()).toBe(false);
    expect(problem({ marketId: 'btc' })).toContain('order_submission.market_id');
    expect(problem({ expiresAt: '1' })).toContain('only available when the time in force is of type GTT');
    expect(problem({ postOnly: true, reduceOnly: true })).toContain('cannot be true at the same time');
    expect(problem({ side: 'BUY' })).toContain('cannot be read');
    expect(problem({ amount: '1' })).toContain('cannot be read');
  });

  it('says when the rules have not come', async () => {
    document.body.innerHTML = page.html.text;
    startRequestBuilder(document.querySelector('form') as HTMLElement, () =>
      Promise.reject(new Error('The rules have not come: this test says so.')),
    );
    await Promise.resolve();
    pick('client.send_transaction');
    expect(out('status')).toContain('have not been checked');
    expect(copyable()).toBe(false);
  });

  it('starts although the address has a fragment that decodes to nothing', () => {
    document.body.innerHTML = page.html.text;
    window.location.hash = '#%E0%A4%A';
    startRequestBuilder(document.querySelector('form') as HTMLElement, () => Promise.resolve(check));
    expect(document.querySelector('form')?.hidden).toBe(false);
  });

  it('writes a curl command with the headers that the method needs', () => {
    pick('client.list_keys');
    expect(out('curl')).toContain('http://127.0.0.1:1789/api/v2/requests');
    expect(out('curl')).toContain('Authorization: VWT $TOKEN');
    pick('client.get_chain_id');
    expect(out('curl')).not.toContain('Authorization');
  });

  it('offers no curl command for methods that the local service refuses', () => {
    pick('admin.list_wallets');
    expect(out('curl')).toBe('');
    expect(document.querySelector<HTMLElement>('[data-unserved-only]')?.hidden).toBe(false);
  });
});
