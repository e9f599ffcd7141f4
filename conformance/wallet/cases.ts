/** A request to a wallet's service and what is documented to come back. */
export interface WalletCase {
  readonly name: string;
  readonly method?: string;
  /** Headers besides those that every request has; an empty one is left out. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly withToken?: boolean;
  readonly status: number;
  /** Name of the error in `definitions/v0.73/wallet/errors.yaml`. */
  readonly error?: string;
  /** In place of the message of the error's code. */
  readonly message?: string;
  /** The reason; null where it quotes a library. */
  readonly data?: string | null;
  /** Whether only the start of the reason is told. */
  readonly starts?: boolean;
  /** The id of the answer; empty where there is none. */
  readonly id?: string;
  /** Members of the result. */
  readonly members?: readonly string[];
}

const rpc = (method: string, params?: unknown, more: object = {}): string =>
  JSON.stringify({ jsonrpc: '2.0', method, id: '1', ...(params === undefined ? {} : { params }), ...more });
const chain = 'client.get_chain_id';
const key = 'b4f2726571fbe8e33b442dc92ed2d7f0d810e21835b7371a7915a365f07ccd9b';
const sending = (params: object): string => rpc('client.send_transaction', params);

/** A header's text as the bytes of UTF-8, which is what the wallet looks for; fetch would send Latin-1, which it lets pass. */
const utf8 = (text: string): string => Buffer.from(text).toString('latin1');

export const cases: readonly WalletCase[] = [
  { name: 'no body', status: 400, error: 'ParseError', data: "the request can't be blank", id: '' },
  { name: 'no JSON', body: '{nope', status: 400, error: 'ParseError', data: null, id: '' },
  { name: 'JSON and more', body: `${rpc(chain)} x`, status: 400, error: 'ParseError', data: null, id: '' },
  { name: 'a list of requests', body: `[${rpc(chain)}]`, status: 400, error: 'ParseError', data: null, id: '' },
  { name: 'a text', body: '"x"', status: 400, error: 'ParseError', data: null, id: '' },
  {
    name: 'a numeric id',
    body: rpc(chain, undefined, { id: 1 }),
    status: 400,
    error: 'ParseError',
    data: null,
    id: '',
  },
  { name: 'no id', body: rpc(chain, undefined, { id: undefined }), status: 204 },
  { name: 'an empty id', body: rpc(chain, undefined, { id: '' }), status: 204 },
  { name: 'null as id', body: rpc(chain, undefined, { id: null }), status: 204 },
  {
    name: 'no content type',
    headers: { 'content-type': 'text/plain' },
    body: rpc(chain),
    status: 200,
    id: '1',
    members: ['chainID'],
  },
  {
    name: 'another version',
    body: rpc(chain, undefined, { jsonrpc: '1.0' }),
    status: 400,
    error: 'InvalidRequest',
    data: 'the API only supports JSON-RPC 2.0',
    id: '1',
  },
  {
    name: 'no version',
    body: rpc(chain, undefined, { jsonrpc: undefined }),
    status: 400,
    error: 'InvalidRequest',
    data: 'the API only supports JSON-RPC 2.0',
    id: '1',
  },
  {
    name: 'no method',
    body: rpc(chain, undefined, { method: undefined }),
    status: 400,
    error: 'InvalidRequest',
    data: 'the method is required',
    id: '1',
  },
  {
    name: 'an unknown method',
    body: rpc('client.nope'),
    status: 400,
    error: 'MethodNotFound',
    data: 'method "client.nope" is not supported',
    id: '1',
  },
  {
    name: 'an admin method',
    body: rpc('admin.list_wallets'),
    status: 400,
    error: 'MethodNotFound',
    data: 'administrative endpoints are not exposed, for security reasons',
    id: '1',
  },
  {
    name: 'a header beyond ASCII',
    headers: { referer: utf8('http://\u00e4pp.example') },
    body: rpc(chain),
    status: 400,
    error: 'InvalidRequest',
    message: 'Header Referer contains invalid characters',
    id: '1',
  },
  { name: 'GET instead of POST', method: 'GET', status: 405 },
  { name: 'PUT instead of POST', method: 'PUT', body: '{}', status: 405 },
  { name: 'the chain id', body: rpc(chain), status: 200, id: '1', members: ['chainID'] },
  {
    name: 'the chain id without Origin',
    headers: { origin: '' },
    body: rpc(chain),
    status: 200,
    id: '1',
    members: ['chainID'],
  },
  {
    name: 'a connection without Origin',
    headers: { origin: '' },
    body: rpc('client.connect_wallet'),
    status: 400,
    error: 'HostnameResolutionFailure',
    data: 'the Origin header is required',
    id: '1',
  },
  {
    name: 'keys without a token',
    body: rpc('client.list_keys'),
    status: 401,
    error: 'AuthenticationFailure',
    data: 'the Authorization header is required',
    id: '1',
  },
  {
    name: 'a token of another scheme',
    headers: { authorization: 'Bearer x' },
    body: rpc('client.list_keys'),
    status: 401,
    error: 'AuthenticationFailure',
    data: 'the Authorization header only support the VWT scheme',
    id: '1',
  },
  {
    name: 'a token of another length',
    headers: { authorization: 'VWT x' },
    body: rpc('client.list_keys'),
    status: 401,
    error: 'AuthenticationFailure',
    data: 'the token has not a valid format',
    id: '1',
  },
  { name: 'keys', withToken: true, body: rpc('client.list_keys'), status: 200, id: '1', members: ['keys'] },
  {
    name: 'keys without Origin',
    withToken: true,
    headers: { origin: '' },
    body: rpc('client.list_keys'),
    status: 400,
    error: 'HostnameResolutionFailure',
    data: 'the Origin header is required',
    id: '1',
  },
  {
    name: 'sending without params',
    withToken: true,
    body: rpc('client.send_transaction'),
    status: 400,
    error: 'InvalidParams',
    data: 'the params are required',
    id: '1',
  },
  {
    name: 'sending without a key',
    withToken: true,
    body: sending({}),
    status: 400,
    error: 'InvalidParams',
    data: 'the public key is required',
    id: '1',
  },
  {
    name: 'sending without a mode',
    withToken: true,
    body: sending({ publicKey: key }),
    status: 400,
    error: 'InvalidParams',
    data: 'the sending mode is required',
    id: '1',
  },
  {
    name: 'sending in an unknown mode',
    withToken: true,
    body: sending({ publicKey: key, sendingMode: 'TYPE_X' }),
    status: 400,
    error: 'InvalidParams',
    data: 'the sending mode "TYPE_X" is not a valid one',
    id: '1',
  },
  {
    name: 'sending nothing',
    withToken: true,
    body: sending({ publicKey: key, sendingMode: 'TYPE_SYNC' }),
    status: 400,
    error: 'InvalidParams',
    data: 'the transaction is required',
    id: '1',
  },
  {
    name: 'sending with a foreign key',
    withToken: true,
    body: sending({ publicKey: key, sendingMode: 'TYPE_SYNC', transaction: { voteSubmission: {} } }),
    status: 400,
    error: 'RequestNotPermitted',
    data: 'this public key is not allowed to be used',
    id: '1',
  },
  {
    name: 'a transaction as text',
    withToken: true,
    body: sending({ publicKey: key, sendingMode: 'TYPE_SYNC', transaction: '{"voteSubmission":{}}' }),
    status: 400,
    error: 'InvalidParams',
    data: null,
    id: '1',
  },
];
