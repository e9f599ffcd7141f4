import { beforeEach, describe, expect, it } from 'vitest';
import { newestRelease } from '../../product.ts';
import { makeService } from '../answers/service.ts';
import { loadDefinitions } from '../definitions.ts';
import { RequestLog } from '../requests.ts';
import { seededWorld } from '../testing/seeded-world.ts';
import { walletKeys } from '../world/seed.ts';
import type { World } from '../world/world.ts';
import { answerCall, methodNames, walletContext, type WalletAnswer } from './answer-call.ts';
import { agreeable } from './holder.ts';
import { loadWalletErrors } from './load-errors.ts';
import type { WalletContext } from './methods.ts';
import { apiToken, Tokens } from './tokens.ts';

const definitions = await loadDefinitions();
const errors = loadWalletErrors(newestRelease);
const publicKey = walletKeys[0].publicKey;
const trusted = { origin: 'https://app.example', authorization: `VWT ${apiToken}` };
const voteSubmission = { proposalId: 'ab'.repeat(32), value: 'VALUE_YES' };
const transaction = { voteSubmission };

let world: World;
let context: WalletContext;
let tokens: Tokens;
beforeEach(() => {
  world = seededWorld(definitions);
  const base = { definitions, world, service: makeService(definitions, world), requests: new RequestLog() };
  context = walletContext(base, { ...agreeable, nonce: () => 1n }, errors);
  tokens = new Tokens();
});

const post = (text: string, headers: Readonly<Record<string, string>> = trusted): WalletAnswer =>
  answerCall(context, tokens, text, headers);
const call = (method: string, params?: unknown, headers: Readonly<Record<string, string>> = trusted): WalletAnswer =>
  post(JSON.stringify({ jsonrpc: '2.0', id: '7', method, params }), headers);
/** Status, code and what is said beside the code's own message. */
const refused = ({ status, body }: WalletAnswer): unknown => {
  const error = body?.['error'] as { code: number; data?: string } | undefined;
  return [status, error?.code, error?.data];
};

describe('a body that is no request', () => {
  it.each([
    ['', "the request can't be blank"],
    ['[]', 'json: cannot unmarshal array into Go value of type jsonrpc.Request'],
    ['5', 'json: cannot unmarshal number into Go value of type jsonrpc.Request'],
    ['{"id":5}', 'json: cannot unmarshal number into Go struct field Request.id of type string'],
    ['{"jsonrpc":2}', 'json: cannot unmarshal number into Go struct field Request.jsonrpc of type string'],
    ['{"method":{}}', 'json: cannot unmarshal object into Go struct field Request.method of type string'],
  ])('%s is refused', (text, data) => {
    expect(refused(post(text))).toEqual([400, -32700, data]);
  });

  it.each([
    ['{"id":"1","method":"client.list_keys"}', 'the API only supports JSON-RPC 2.0'],
    ['{"id":"1","jsonrpc":"1.0","method":"client.list_keys"}', 'the API only supports JSON-RPC 2.0'],
    ['{"id":"1","jsonrpc":"2.0"}', 'the method is required'],
  ])('%s lacks what a request has', (text, data) => {
    expect(refused(post(text))).toEqual([400, -32600, data]);
  });

  it('is what a header with letters beyond ASCII makes of it', () => {
    const { status, body } = call('client.get_chain_id', undefined, { 'x-my-name': 'Zoë' });
    expect([status, body?.['error']]).toEqual([
      400,
      { code: -32600, message: 'Header X-My-Name contains invalid characters' },
    ]);
    expect(call('client.get_chain_id', undefined, { 'x-my-name': '~\u007f' }).status).toBe(200);
  });
});

describe('a request', () => {
  it('gets its id back', () => {
    expect(call('client.get_chain_id')).toEqual({
      status: 200,
      token: undefined,
      body: { jsonrpc: '2.0', result: { chainID: world.chainId }, id: '7' },
    });
    expect(call('nonsense').body).toMatchObject({ jsonrpc: '2.0', id: '7' });
  });

  it('without an id is carried out and gets no answer, nor does its error', () => {
    const silent = { jsonrpc: '2.0', method: 'client.connect_wallet' };
    const { status, token, body } = post(JSON.stringify(silent));
    expect([status, body, tokens.sessions.map((session) => session.token)]).toEqual([204, undefined, [token]]);
    expect(post(JSON.stringify({ ...silent, method: 'nonsense' }))).toEqual({ status: 204 });
  });

  it('for a method that there is not is told so', () => {
    expect(methodNames).toEqual([
      'client.check_transaction',
      'client.connect_wallet',
      'client.disconnect_wallet',
      'client.get_chain_id',
      'client.list_keys',
      'client.send_transaction',
      'client.sign_transaction',
    ]);
    expect(refused(call('client.nonsense'))).toEqual([400, -32601, 'method "client.nonsense" is not supported']);
    expect(refused(call('admin.list_wallets'))).toEqual([
      400,
      -32601,
      'administrative endpoints are not exposed, for security reasons',
    ]);
  });

  it('needs a session or the long-living token, and ends its session itself', () => {
    const origin = 'https://app.example';
    expect(refused(call('client.list_keys', undefined, { origin }))).toEqual([
      401,
      -32003,
      'the Authorization header is required',
    ]);
    const { token } = call('client.connect_wallet', undefined, { origin });
    const headers = { origin, authorization: `VWT ${token}` };
    expect(call('client.list_keys', undefined, headers).body?.['result']).toEqual({
      keys: walletKeys.map(({ name, publicKey: id }) => ({ name, publicKey: id })),
    });
    expect(call('client.list_keys', undefined, { ...headers, origin: 'https://b.example' }).status).toBe(401);
    expect(call('client.disconnect_wallet', undefined, headers).body).toEqual({ jsonrpc: '2.0', id: '7' });
    expect(refused(call('client.list_keys', undefined, headers))).toEqual([
      401,
      -32003,
      'there is no connection associated to this authentication token',
    ]);
  });
});

describe('parameters', () => {
  const signing = ['client.sign_transaction', 'client.check_transaction', 'client.send_transaction'];

  it.each(signing)('of %s are needed, with a key and a transaction', (method) => {
    const sendingMode = 'TYPE_SYNC';
    expect(refused(call(method))).toEqual([400, -32602, 'the params are required']);
    expect(refused(call(method, { sendingMode, transaction }))).toEqual([400, -32602, 'the public key is required']);
    expect(refused(call(method, { publicKey, sendingMode }))).toEqual([400, -32602, 'the transaction is required']);
    expect(refused(call(method, { publicKey: 5, sendingMode }))).toEqual([
      400,
      -32602,
      'the params do not match expected ones',
    ]);
    expect(call(method, { PUBLICKEY: publicKey, SendingMode: sendingMode, Transaction: transaction }).status).toBe(200);
  });

  it.each([
    [undefined, 'the sending mode is required'],
    ['TYPE_UNSPECIFIED', 'the sending mode can\'t be "TYPE_UNSPECIFIED"'],
    ['TYPE_SOON', 'the sending mode "TYPE_SOON" is not a valid one'],
  ])('of a transaction to send have a mode, which %s is not', (sendingMode, data) => {
    const asked = { publicKey, sendingMode, transaction };
    expect(refused(call('client.send_transaction', asked))).toEqual([400, -32602, data]);
    expect(call('client.check_transaction', asked).status).toBe(200);
  });

  it.each(['TYPE_SYNC', 'TYPE_ASYNC', 'TYPE_COMMIT'])('may ask for the mode %s', (sendingMode) => {
    expect(call('client.send_transaction', { publicKey, sendingMode, transaction }).status).toBe(200);
  });
});

describe('a transaction', () => {
  const asked = { publicKey, sendingMode: 'TYPE_SYNC', transaction };
  const count = (): number => world.transactions.length;

  it('is carried out only when it is sent', () => {
    const before = count();
    for (const method of ['client.sign_transaction', 'client.check_transaction']) call(method, asked);
    expect(count()).toBe(before);
    const { body } = call('client.send_transaction', asked);
    expect(count()).toBe(before + 1);
    expect((body?.['result'] as { transactionHash: string }).transactionHash).toMatch(/^[0-9A-F]{64}$/);
  });

  it('comes back as a wallet signs it', () => {
    const { body } = call('client.sign_transaction', asked);
    const { transaction: signed } = body?.['result'] as { transaction: Record<string, unknown> };
    expect(signed).toMatchObject({ From: { PubKey: publicKey }, version: 3 });
    const { value, algo, version } = signed['signature'] as Record<string, unknown>;
    expect([algo, version]).toEqual(['vega/ed25519', 1]);
    expect(value).toMatch(/^[0-9a-f]{128}$/);
    const { tid, nonce } = signed['pow'] as { tid: string; nonce: number };
    expect(tid).toBe(String(value).slice(0, 64).toUpperCase());
    expect(nonce).toBeGreaterThan(0);
    expect(nonce).toBeLessThanOrEqual(9999);
  });
});
