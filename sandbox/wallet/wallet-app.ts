import { Hono, type Context as Call } from 'hono';
import { cors } from 'hono/cors';
import { sandboxHeader, type Context } from '../context.ts';
import { largestBody } from '../rest/read-body.ts';
import { textWithin } from '../text-within.ts';
import { parameterCheck } from '../transactions/refused-parameter.ts';
import type { JsonObject } from '../world/types.ts';
import { commandChecker } from './check-command.ts';
import { methods, type WalletContext } from './methods.ts';
import { readHostname, readToken, Tokens } from './tokens.ts';
import { WalletError } from './wallet-errors.ts';

interface RpcRequest {
  readonly jsonrpc?: unknown;
  readonly id?: unknown;
  readonly method?: unknown;
  readonly params?: Record<string, unknown> | null;
}

const withoutToken = ['client.connect_wallet', 'client.disconnect_wallet', 'client.get_chain_id'];

/** The names of the methods served, in alphabetical order. */
const methodNames = [...withoutToken, ...Object.keys(methods)].sort();

/** The wallet's local service, version 2. Nobody is asked: every connection and every transaction is approved at once. */
export function walletApp(base: Context): Hono {
  const context: WalletContext = { ...base, check: commandChecker(base.definitions), nodeRefusal: parameterCheck(base.definitions.root) };
  const tokens = new Tokens();
  const app = new Hono();
  app.use(cors({ origin: '*', exposeHeaders: ['Authorization'] }));
  app.use(async (call, next) => {
    call.header(...sandboxHeader);
    await next();
  });
  app.get('/api/v2/health', (call) => call.body(null, 200));
  app.get('/api/v2/methods', (call) => call.json({ result: { registeredMethods: methodNames } }));
  app.post('/api/v2/requests', async (call) => {
    const request = await readRpc(call);
    const id = typeof request?.id === 'string' ? request.id : '';
    const answer = (status: 200 | 400 | 401 | 500, body: JsonObject): Response =>
      request && id === '' ? call.body(null, 204) : call.json({ jsonrpc: '2.0', ...body, id }, status);
    try {
      if (!request) throw new WalletError('ParseError', 'the body is empty or no JSON');
      if (request.jsonrpc !== '2.0') throw new WalletError('InvalidRequest', 'the JSON-RPC version is not 2.0');
      if (typeof request.method !== 'string' || request.method === '') throw new WalletError('InvalidRequest', 'the method is required');
      context.requests.add({ protocol: 'wallet', operation: request.method, method: 'POST', path: '/api/v2/requests', query: [], body: request });
      const result = run(context, tokens, call, request.method, request.params ?? {});
      return answer(200, result === undefined ? {} : { result });
    } catch (error) {
      if (!(error instanceof WalletError)) throw error;
      return answer(error.status, { error: error.toJson() });
    }
  });
  return app;
}

async function readRpc(call: Call): Promise<RpcRequest | undefined> {
  try {
    const value: unknown = JSON.parse((await textWithin(call.req.raw, largestBody)) ?? '');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as RpcRequest) : undefined;
  } catch {
    return undefined;
  }
}

function run(context: WalletContext, tokens: Tokens, call: Call, name: string, params: Record<string, unknown>): JsonObject | undefined {
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
      const method = methods[name];
      if (!method) throw new WalletError('MethodNotFound', `method "${name}" is not supported`);
      const host = hostname();
      tokens.check(token(), host);
      return method(context, params);
    }
  }
}
