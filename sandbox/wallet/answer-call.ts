import { nodeCheck } from '../transactions/node-check.ts';
import type { WorldContext } from '../context.ts';
import type { JsonObject } from '../world/types.ts';
import { commandChecker } from './check-command.ts';
import type { Holder } from './holder.ts';
import { methods, type WalletContext } from './methods.ts';
import { apiToken, readHostname, readToken, type Tokens } from './tokens.ts';
import { WalletError, type ErrorTable } from './wallet-errors.ts';

interface RpcRequest {
  readonly jsonrpc?: string;
  readonly id?: string | null;
  readonly method?: string;
  readonly params?: Record<string, unknown> | null;
}

/** Headers by their names in lower case. */
type Headers = Readonly<Record<string, string>>;

/** What a method gives: a result, a token, or nothing. */
interface Handled {
  readonly result?: JsonObject;
  readonly token?: string;
}

/** What the wallet's service answers to a request. */
export interface WalletAnswer {
  readonly status: 200 | 204 | 400 | 401 | 500;
  /** Token of a new session, which travels in a header. */
  readonly token?: string | undefined;
  /** Undefined for an answer without content. */
  readonly body?: JsonObject | undefined;
}

const withoutToken = ['client.connect_wallet', 'client.disconnect_wallet', 'client.get_chain_id'];

/** The names of the methods served, in alphabetical order. */
export const methodNames = [...withoutToken, ...Object.keys(methods)].sort();

/** What a wallet works with, out of a network and the person in front of it. */
export const walletContext = (base: WorldContext, holder: Holder, errors: ErrorTable): WalletContext => ({
  ...base,
  check: commandChecker(base.definitions),
  nodeRefusal: nodeCheck(base.world),
  holder,
  errors,
});

/**
 * Answers a request to the wallet's local service, version 2.
 *
 * @param text body of the request
 * @param headers by their names in lower case
 */
export function answerCall(context: WalletContext, tokens: Tokens, text: string, headers: Headers): WalletAnswer {
  const body = (more: JsonObject): JsonObject => ({ jsonrpc: '2.0', ...more });
  let id: string | undefined;
  try {
    const request = readRpc(text);
    id = request.id ?? '';
    // A request without an id is carried out and gets no answer.
    const { result, token } = handle(context, tokens, headers, request);
    return id === ''
      ? { status: 204, token }
      : { status: 200, token, body: body({ ...(result === undefined ? {} : { result }), id }) };
  } catch (error) {
    if (!(error instanceof WalletError)) throw error;
    if (id === '') return { status: 204 };
    return {
      status: error.status,
      body: body({ error: error.toJson(context.errors), ...(id === undefined ? {} : { id }) }),
    };
  }
}

/** @throws WalletError for a body that is no request; members of other types than the wallet reads are refused as well */
function readRpc(text: string): RpcRequest {
  if (text === '') throw new WalletError('ParseError', "the request can't be blank");
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new WalletError('ParseError', (error as Error).message);
  }
  const kind = Array.isArray(value) ? 'array' : typeof value;
  if (kind !== 'object')
    throw new WalletError('ParseError', `json: cannot unmarshal ${kind} into Go value of type jsonrpc.Request`);
  for (const member of ['id', 'jsonrpc', 'method'] as const) {
    const given = (value as Record<string, unknown> | null)?.[member] ?? '';
    if (typeof given !== 'string')
      throw new WalletError(
        'ParseError',
        `json: cannot unmarshal ${typeof given} into Go struct field Request.${member} of type string`,
      );
  }
  return (value ?? {}) as RpcRequest;
}

function handle(context: WalletContext, tokens: Tokens, headers: Headers, request: RpcRequest): Handled {
  const foreign = Object.entries(headers).find(([, value]) => [...value].some((letter) => letter > '\u007f'));
  if (foreign)
    throw new WalletError('InvalidRequest', undefined, `Header ${canonical(foreign[0])} contains invalid characters`);
  if (request.jsonrpc !== '2.0') throw new WalletError('InvalidRequest', 'the API only supports JSON-RPC 2.0');
  if (!request.method) throw new WalletError('InvalidRequest', 'the method is required');
  context.requests.add({
    protocol: 'wallet',
    operation: request.method,
    method: 'POST',
    path: '/api/v2/requests',
    query: [],
    body: request,
  });
  return run(context, tokens, headers, request.method, request.params);
}

const canonical = (header: string): string => header.replaceAll(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());

function run(
  context: WalletContext,
  tokens: Tokens,
  headers: Headers,
  name: string,
  params: Record<string, unknown> | null | undefined,
): Handled {
  const hostname = (): string => readHostname(headers['origin'], headers['referer']);
  const token = (): string => readToken(headers['authorization']);
  switch (name) {
    case 'client.connect_wallet': {
      const host = hostname();
      context.holder.ask({ kind: 'connection', hostname: host });
      return { token: tokens.connect(host) };
    }
    case 'client.disconnect_wallet':
      tokens.disconnect(token());
      return {};
    case 'client.get_chain_id':
      return { result: { chainID: context.world.chainId } };
    default: {
      if (name.startsWith('admin.'))
        throw new WalletError('MethodNotFound', 'administrative endpoints are not exposed, for security reasons');
      const method = methods[name];
      if (!method) throw new WalletError('MethodNotFound', `method "${name}" is not supported`);
      const host = hostname();
      const given = token();
      tokens.check(given, host);
      if (!params && method.needsParams) throw new WalletError('InvalidParams', 'the params are required');
      return { result: method.run(context, { hostname: host, isTrusted: given === apiToken }, params ?? {}) };
    }
  }
}
