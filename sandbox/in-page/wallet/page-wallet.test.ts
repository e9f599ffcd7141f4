import Ajv2020 from 'ajv/dist/2020.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { newestRelease } from '../../../product.ts';
import { loadOpenRpc } from '../../../reference/wallet/load-openrpc.ts';
import { schemasOf } from '../../../tests/document-schemas.ts';
import type { JsonObject } from '../../../common/json.ts';
import { pageDefinitions, pageWalletFile } from '../../testing/page-definitions.ts';
import { apiToken } from '../../wallet/tokens.ts';
import { errorNames } from '../../wallet/wallet-errors.ts';
import { walletKeys } from '../../world/seed.ts';
import { PageNetwork, TooMuch } from '../network.ts';
import { beginning, historyText, limits, readHistory } from '../steps.ts';
import { PageWallet } from './page-wallet.ts';
import type { Decision, WalletReply, WalletRequest } from './wallet-protocol.ts';

const document = loadOpenRpc(newestRelease);
const origin = 'https://app.example';
const [key, other] = walletKeys.map(({ publicKey }) => publicKey) as [string, string];
const [definitions, file] = await Promise.all([pageDefinitions(), pageWalletFile()]);
let network: PageNetwork;
let wallet: PageWallet;

beforeEach(() => {
  network = new PageNetwork(definitions, beginning);
  wallet = new PageWallet(network, file);
});

/** The example of a command, as its form begins. */
const example = (walletKey: string): JsonObject => {
  const reply = wallet.reply({ kind: 'form', walletKey });
  if (reply.kind !== 'form') throw new Error(`no form of ${walletKey}`);
  return { [walletKey]: reply.form.example };
};
const rpc = (method: string, params?: unknown): string =>
  JSON.stringify({ jsonrpc: '2.0', id: '1', method, ...(params === undefined ? {} : { params }) });
const send = (text: string, decision?: Decision, headers: Partial<WalletRequest> = {}): WalletReply =>
  wallet.reply({ kind: 'send', request: { text, origin, authorization: '', ...headers }, decision });

interface Answer {
  readonly status: number;
  readonly body: {
    readonly result?: JsonObject;
    readonly error?: { readonly code: number; readonly message: string; readonly data?: string };
  };
  readonly token: string | undefined;
  readonly reply: Extract<WalletReply, { kind: 'answer' }>;
}

/** The answer to a request. @throws Error when the wallet asks instead */
function answered(text: string, decision?: Decision, headers: Partial<WalletRequest> = {}): Answer {
  const reply = send(text, decision, headers);
  if (reply.kind !== 'answer') throw new Error(`The wallet told ${reply.kind}.`);
  const { status, text: body, headers: given } = reply.answer;
  return {
    status,
    body: (body === '' ? {} : JSON.parse(body)) as Answer['body'],
    token: given.find(([name]) => name === 'authorization')?.[1],
    reply,
  };
}

/** A session whose application may use the keys. */
function session(): { readonly authorization: string } {
  const { token = '' } = answered(rpc('client.connect_wallet'), 'approve');
  answered(rpc('client.list_keys'), 'approve', { authorization: token });
  return { authorization: token };
}
const trusted = { authorization: `VWT ${apiToken}` };
const transaction = (content: unknown, publicKey: unknown = key): object => ({
  publicKey,
  sendingMode: 'TYPE_SYNC',
  transaction: content,
});

describe('the client methods', () => {
  const compile = schemasOf(
    new Ajv2020({ strict: false, allErrors: true, validateFormats: false }),
    document.components,
  );
  const clients = document.methods.filter(({ name }) => name.startsWith('client.'));

  it.each(clients.map((method) => [method.name, method] as const))('%s answers as it is defined', (name, method) => {
    const headers = name === 'client.connect_wallet' || name === 'client.get_chain_id' ? {} : session();
    const needs = method.params.map((param) => param.name);
    const given = Object.entries(transaction(example('orderSubmission'))).filter(([param]) => needs.includes(param));
    const { status, body, token } = answered(
      rpc(name, given.length > 0 ? Object.fromEntries(given) : undefined),
      'approve',
      headers,
    );
    expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });
    expect(token !== undefined).toBe(method['x-returns-token'] ?? false);
    if (method.result.schema['type'] === 'null') return expect(body.result).toBeUndefined();
    const check = compile(method.result.schema);
    check(body.result);
    expect(check.errors ?? []).toEqual([]);
  });

  it('are all there', () => {
    expect(wallet.view.methods).toEqual(clients.map(({ name }) => name).sort());
  });
});

describe('what the wallet asks', () => {
  it('is asked before anything happens, and approved, the application may go on', () => {
    const before = network.state;
    expect(send(rpc('client.connect_wallet'))).toMatchObject({
      kind: 'asks',
      question: { kind: 'connection', hostname: 'app.example' },
    });
    expect(network.state).toEqual(before);
    const { token = '' } = answered(rpc('client.connect_wallet'), 'approve');
    const headers = { authorization: token };
    expect(send(rpc('client.list_keys'), undefined, headers)).toMatchObject({
      kind: 'asks',
      question: { kind: 'permissions' },
    });
    expect(answered(rpc('client.list_keys'), 'approve', headers).body.result?.['keys']).toHaveLength(2);
    // The permission is kept: nobody is asked again.
    expect(answered(rpc('client.list_keys'), undefined, headers).status).toBe(200);
    const order = rpc('client.send_transaction', transaction(example('orderSubmission')));
    expect(send(order, undefined, headers)).toMatchObject({
      kind: 'asks',
      keyName: 'Key 1',
      question: { kind: 'transaction', method: 'client.send_transaction', transaction: example('orderSubmission') },
    });
    expect(network.state.steps).toHaveLength(2);
  });

  const texts = {
    'client.connect_wallet': 'the user rejected the wallet connection',
    'client.list_keys': 'the user rejected the access to the keys',
    'client.sign_transaction': 'the user rejected the signing of the transaction',
    'client.check_transaction': 'the user rejected the checking of the transaction',
    'client.send_transaction': 'the user rejected the sending of the transaction',
  };
  it.each(Object.entries(texts))('and refused, %s tells 3001, 3002 or 3000', (method, text) => {
    const { token = '' } = answered(rpc('client.connect_wallet'), 'approve');
    if (method.endsWith('_transaction')) answered(rpc('client.list_keys'), 'approve', { authorization: token });
    const orders = network.world.trading.orders.size;
    for (const [decision, code, data] of [
      ['reject', 3001, text],
      ['later', 3002, 'the user cancelled the request'],
      ['close', 3000, 'the user closed the connection'],
    ] as const) {
      const steps = network.state.steps;
      const { status, body } = answered(rpc(method, transaction(example('orderSubmission'))), decision, {
        authorization: token,
      });
      expect([status, body.error]).toEqual([400, { code, message: 'User error', data }]);
      expect([network.world.trading.orders.size, network.state.steps]).toEqual([orders, steps]);
    }
  });

  it('is nothing with a long-living token', () => {
    expect(answered(rpc('client.list_keys'), undefined, trusted).body.result?.['keys']).toHaveLength(2);
    expect(
      answered(rpc('client.send_transaction', transaction(example('voteSubmission'))), undefined, trusted).status,
    ).toBe(200);
  });
});

describe('a tainted key', () => {
  it('is no longer listed or used until its owner says otherwise', () => {
    const headers = session();
    wallet.reply({ kind: 'deed', deed: { do: 'taint', publicKey: key } });
    const keys = (): unknown => answered(rpc('client.list_keys'), undefined, headers).body.result?.['keys'];
    expect(keys()).toEqual([{ name: 'Key 2', publicKey: other }]);
    const order = rpc('client.sign_transaction', transaction(example('orderSubmission')));
    expect(answered(order, 'approve', headers).body.error).toMatchObject({ code: 2000 });
    expect(answered(order, undefined, trusted).body.error).toMatchObject({ code: 2000 });
    wallet.reply({ kind: 'deed', deed: { do: 'untaint', publicKey: key } });
    expect(keys()).toHaveLength(2);
    expect(answered(order, 'approve', headers).status).toBe(200);
  });

  it('and a revoked permission make the application ask anew', () => {
    const headers = session();
    wallet.reply({ kind: 'deed', deed: { do: 'revoke', hostname: 'app.example' } });
    const sign = rpc('client.sign_transaction', transaction(example('orderSubmission')));
    expect(answered(sign, 'approve', headers).body.error).toMatchObject({ code: 2000 });
    expect(send(rpc('client.list_keys'), undefined, headers).kind).toBe('asks');
  });
});

describe('errors', () => {
  const order = (): JsonObject => example('orderSubmission');
  const forbidden = (): JsonObject => ({
    proposalSubmission: {
      ...(example('proposalSubmission')['proposalSubmission'] as JsonObject),
      terms: {
        closingTimestamp: '1702400000',
        enactmentTimestamp: '1702400001',
        updateNetworkParameter: { changes: { key: 'blockchains.ethereumConfig', value: '1' } },
      },
    },
  });
  const broken = (): JsonObject => ({
    orderSubmission: { ...(order()['orderSubmission'] as JsonObject), size: '0' },
  });
  const cases: readonly (readonly [code: number, name: string, run: () => Answer])[] = [];
  const add = (code: number, name: string, run: () => Answer): void =>
    void (cases as unknown[]).push([code, name, run]);
  add(-32700, 'ParseError', () => answered('{'));
  add(-32600, 'InvalidRequest', () => answered('{"jsonrpc":"1.0","id":"1","method":"client.list_keys"}'));
  add(-32601, 'MethodNotFound', () => answered(rpc('admin.list_wallets')));
  add(-32602, 'InvalidParams', () =>
    answered(rpc('client.send_transaction', transaction(broken())), 'approve', session()),
  );
  add(-32603, 'InternalError', () => {
    for (const publicKey of [key, other]) wallet.reply({ kind: 'deed', deed: { do: 'taint', publicKey } });
    const { token = '' } = answered(rpc('client.connect_wallet'), 'approve');
    return answered(rpc('client.list_keys'), 'approve', { authorization: token });
  });
  add(-32003, 'AuthenticationFailure', () => answered(rpc('client.list_keys')));
  add(-32002, 'HostnameResolutionFailure', () => answered(rpc('client.connect_wallet'), 'approve', { origin: '' }));
  add(2000, 'RequestNotPermitted', () => {
    const { token = '' } = answered(rpc('client.connect_wallet'), 'approve');
    return answered(rpc('client.send_transaction', transaction(order())), 'approve', { authorization: token });
  });
  add(1070, 'NetworkCouldNotProcessTransaction', () =>
    answered(rpc('client.check_transaction', transaction(forbidden())), 'approve', session()),
  );
  add(3001, 'RequestRejected', () => answered(rpc('client.connect_wallet'), 'reject'));
  add(3002, 'RequestCancelledByUser', () => answered(rpc('client.connect_wallet'), 'later'));
  add(3000, 'ConnectionClosed', () => answered(rpc('client.connect_wallet'), 'close'));

  it.each(cases)('%i, %s', (code, name, run) => {
    const { status, body } = run();
    expect(body.error).toMatchObject({ code, message: file.errors[name]?.message });
    expect(status).toBe(code === -32003 ? 401 : code === -32603 ? 500 : 400);
  });

  it('are all that the wallet of the sandbox can give', () => {
    expect(cases.map(([, name]) => name).sort()).toEqual([...errorNames].sort());
  });

  it('come in the order of the release: the command is read before the key is looked at, and its rules after', () => {
    const asked = (content: unknown, publicKey?: unknown): string | undefined =>
      answered(rpc('client.sign_transaction', transaction(content, publicKey)), 'approve', session()).body.error?.data;
    expect(asked({ nonsense: {} }, 'ab')).toContain('unknown field "nonsense"');
    expect(asked(broken(), 'ab')).toBe('this public key is not allowed to be used');
    expect(asked(broken())).toBe('order_submission.size (must be positive)');
    expect(asked(order(), 5)).toBe('the params do not match expected ones');
  });
});

describe('commands', () => {
  it('are all sent with their examples, and those that the world runs change it', () => {
    const told = file.commands.map(({ walletKey }) => {
      const { body, reply } = answered(
        rpc('client.send_transaction', transaction(example(walletKey))),
        undefined,
        trusted,
      );
      expect({ walletKey, error: body.error }).toEqual({ walletKey, error: undefined });
      expect(reply.changes[0]?.text).toContain('is in a block');
      return [walletKey, reply.changes.length] as const;
    });
    expect(told.length).toBeGreaterThan(20);
    const changed = told.filter(([, count]) => count > 1).map(([walletKey]) => walletKey);
    expect(changed).toEqual(
      expect.arrayContaining([
        'batchMarketInstructions',
        'delegateSubmission',
        'orderSubmission',
        'stopOrdersSubmission',
        'transfer',
        'voteSubmission',
        'withdrawSubmission',
      ]),
    );
  });

  it('are seen by the REST operations afterwards', async () => {
    const { reply } = answered(
      rpc('client.send_transaction', transaction(example('orderSubmission'))),
      undefined,
      trusted,
    );
    const id = /New order: (\w+)/.exec(reply.changes.map(({ text }) => text).join())?.[1];
    const { answer } = await network.send({
      operation: 'TradingDataService_ListOrders',
      path: `/api/v2/orders?filter.partyIds=${key}&pagination.first=1`,
    });
    expect(answer.text).toContain(String(id));
  });

  it('have forms with what is required, what can be chosen, and what it means', () => {
    const reply = wallet.reply({ kind: 'form', walletKey: 'orderSubmission' });
    if (reply.kind !== 'form') throw new Error('no form');
    const { form } = reply;
    const fields = new Map(form.messages[form.message]?.map((field) => [field.name, field]));
    expect(fields.get('marketId')).toMatchObject({ kind: 'text', required: true });
    expect(fields.get('marketId')?.choices).toHaveLength(network.world.trading.markets.size);
    expect(fields.get('size')).toMatchObject({ kind: 'integer', type: 'uint64', required: false });
    expect(fields.get('side')?.values).toContain('SIDE_BUY');
    expect(fields.get('peggedOrder')).toMatchObject({ kind: 'message', type: 'vega.PeggedOrder' });
    expect(form.messages['vega.PeggedOrder']?.map(({ name }) => name)).toEqual(['reference', 'offset']);
    expect(fields.get('size')?.hint).not.toBe('');
    for (const { walletKey } of file.commands) expect(wallet.reply({ kind: 'form', walletKey }).kind).toBe('form');
  });
});

describe('a broken rule', () => {
  const problems = (content: JsonObject): readonly (readonly [string, string])[] => {
    const reply = wallet.reply({ kind: 'check', transaction: content });
    if (reply.kind !== 'check') throw new Error('no check');
    return reply.problems.map(({ path, reason }) => [path.join('.'), reason] as const);
  };

  it('is none in the examples', () => {
    for (const { walletKey } of file.commands)
      expect([walletKey, problems(example(walletKey))]).toEqual([walletKey, []]);
  });

  it('stands at its field, with the text of the release', () => {
    const order = example('orderSubmission')['orderSubmission'] as JsonObject;
    expect(problems({ orderSubmission: { ...order, size: '0', marketId: '' } })).toEqual(
      expect.arrayContaining([
        ['marketId', 'is required'],
        ['size', 'must be positive'],
      ]),
    );
    expect(problems({ orderSubmission: { ...order, size: 'many' } })).toEqual([['size', expect.any(String)]]);
    expect(problems({ orderSubmission: { ...order, side: 'SIDE_UP' } })).toEqual([['side', expect.any(String)]]);
  });

  it('stands at the item of a list that breaks it', () => {
    const trigger = { horizon: '60', auctionExtension: '60', probability: '0.95' };
    const priceMonitoringParameters = { triggers: [trigger, { ...trigger, probability: '0.5' }] };
    const found = problems({
      proposalSubmission: { terms: { newMarket: { changes: { priceMonitoringParameters } } } },
    });
    expect(found.filter(([path]) => path.includes('triggers'))).toEqual([
      [
        'terms.newMarket.changes.priceMonitoringParameters.triggers.1.probability',
        'should be between 0.9 (exclusive) and 1 (exclusive)',
      ],
    ]);
  });

  it('is the same that the wallet refuses with', () => {
    const content = { orderSubmission: {} };
    const { body } = answered(rpc('client.sign_transaction', transaction(content)), undefined, trusted);
    for (const [, reason] of problems(content)) expect(body.error?.data).toContain(reason);
  });
});

describe('a history', () => {
  it('holds what changed the wallet and the world, and leads to the same of both', async () => {
    const headers = session();
    network.move(3);
    const order = rpc('client.send_transaction', transaction(example('orderSubmission')));
    const first = answered(order, 'approve', headers);
    const second = answered(order, 'approve', headers);
    expect(second.body.result?.['transactionHash']).not.toBe(first.body.result?.['transactionHash']);
    wallet.reply({ kind: 'deed', deed: { do: 'taint', publicKey: other } });
    const text = historyText({ seed: network.state.seed, steps: network.state.steps });
    const history = readHistory(text);
    if (history === undefined) throw new Error(`no history: ${text}`);
    let again: PageWallet | undefined;
    const replayed = await PageNetwork.open(definitions, history, (made, step) => {
      again ??= new PageWallet(made, file);
      again.replay(step);
      return Promise.resolve();
    });
    expect(replayed.state).toEqual(network.state);
    expect([...replayed.world.trading.orders.keys()]).toEqual([...network.world.trading.orders.keys()]);
    expect(again?.view).toEqual(wallet.view);
  });

  it('takes nonsense without harm, and not more than a world does', () => {
    const before = [network.state, wallet.view];
    const nonsense: readonly JsonObject[] = [
      {},
      { text: '[', decision: 'yes' },
      { do: 'taint', of: 7 },
      { do: 'taint', of: 'ab' },
    ];
    for (const body of nonsense)
      for (const operation of ['Wallet_Request', 'Wallet_Deed', 'Wallet_Else']) wallet.replay({ operation, body });
    expect([network.state, wallet.view]).toEqual(before);
    expect(() => send('x'.repeat(limits.body + 1))).toThrow(TooMuch);
    for (let count = 0; count < limits.transactions; count += 1)
      answered(rpc('client.disconnect_wallet'), undefined, trusted);
    expect(() => send(rpc('client.disconnect_wallet'), undefined, trusted)).toThrow(/Begin again/);
    expect(answered(rpc('client.get_chain_id')).status).toBe(200);
  });
});
