import { Hono, type Context as Call } from 'hono';
import { cors } from 'hono/cors';
import { sandboxHeader, type WorldContext } from '../context.ts';
import { largestBody } from '../rest/read-body.ts';
import { textWithin } from '../text-within.ts';
import { parameterCheck } from '../transactions/refused-parameter.ts';
import type { JsonObject } from '../world/types.ts';
import { commandChecker } from './check-command.ts';
import { methods, type WalletContext } from './methods.ts';
import { readHostname, readToken, Tokens } from './tokens.ts';
import { WalletError } from './wallet-errors.ts';

interface RpcRequest {
  readonly jsonrpc?: string;
  readonly id?: string | null;
  readonly method?: string;
  readonly params?: Record<string, unknown> | null;
}

const withoutToken = ['client.connect_wallet', 'client.disconnect_wallet', 'client.get_chain_id'];

/** The names of the methods served, in alphabetical order. */
const methodNames = [...withoutToken, ...Object.keys(methods)].sort();

/** The wallet's local service, version 2. Nobody is asked: every connection and every transaction is approved at once. */
export function walletApp(base: WorldContext): Hono {
  const context: WalletContext = {
    ...base,
    check: commandChecker(base.definitions),
    nodeRefusal: parameterCheck(base.definitions),
  };
  const tokens = new Tokens();
  const app = new Hono();
  app.use(cors({ origin: '*', exposeHeaders: ['Authorization'], allowMethods: ['GET', 'POST'] }));
  app.use(async (call, next) => {
    call.header(...sandboxHeader);
    await next();
  });
  app.get('/api/v2/health', (call) => call.body(null, 200));
  app.get('/api/v2/methods', (call) => call.json({ result: { registeredMethods: methodNames } }));
  app.post('/api/v2/requests', async (call) => {
    const answer = (status: 200 | 400 | 401 | 500, body: JsonObject): Response =>
      call.json({ jsonrpc: '2.0', ...body }, status);
    let id: string | undefined;
    try {
      const request = readRpc((await textWithin(call.req.raw, largestBody)) ?? '');
      id = request.id ?? '';
      // A request without an id is carried out and gets no answer.
      const result = handle(context, tokens, call, request);
      return id === '' ? call.body(null, 204) : answer(200, { ...(result === undefined ? {} : { result }), id });
    } catch (error) {
      if (!(error instanceof WalletError)) throw error;
      if (id === '') return call.body(null, 204);
      return answer(error.status, { error: error.toJson(), ...(id === undefined ? {} : { id }) });
    }
  });
  app.all('/api/v2/requests', (call) => call.text('Method Not Allowed\n', 405));
  return app;
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

function handle(context: WalletContext, tokens: Tokens, call: Call, request: RpcRequest): JsonObject | undefined {
  const foreign = Object.entries(call.req.header()).find(([, value]) => [...value].some((letter) => letter > '\u007f'));
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
  return run(context, tokens, call, request.method, request.params);
}

const canonical = (header: string): string => header.replaceAll(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());

function run(
  context: WalletContext,
  tokens: Tokens,
  call: Call,
  name: string,
  params: Record<string, unknown> | null | undefined,
): JsonObject | undefined {
  const hostname = (): string => readHostname(call.req.header('Origin'), call.req.header('Referer'));
  const token = (): string => readToken(call.req.header('Authorization'));
  switch (name) {
    case 'client.connect_wallet':
      call.header('Authorization', `VWT ${tokens.connect(hostname())}`);
      return undefined;
    case 'client.disconnect_wallet':
      tokens.disconnect(token());
      return undefined;
    case 'client.get_chain_id':
      return { chainID: context.world.chainId };
    default: {
      if (name.startsWith('admin.'))
        throw new WalletError('MethodNotFound', 'administrative endpoints are not exposed, for security reasons');
      const method = methods[name];
      if (!method) throw new WalletError('MethodNotFound', `method "${name}" is not supported`);
      const host = hostname();
      tokens.check(token(), host);
      if (!params && method.length > 1) throw new WalletError('InvalidParams', 'the params are required');
      return method(context, params ?? {});
    }
  }
}
