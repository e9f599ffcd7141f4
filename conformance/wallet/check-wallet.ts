import { newestRelease } from '../../product.ts';
import { ask } from '../ask.ts';
import { loadOpenRpc, loadWalletMethods } from '../definitions.ts';
import { Recorder, type PartReport } from '../recorder.ts';
import { cases, type WalletCase } from './cases.ts';

/** What a wallet's service answered. */
interface Answer {
  readonly status: number;
  readonly code: number | undefined;
  readonly message: string | undefined;
  readonly data: string | undefined;
  readonly id: string | undefined;
  readonly result: unknown;
}

/**
 * Sends a wallet's service what is documented to be refused or answered, and compares status, code and reason.
 *
 * @param url address of the service
 * @param token long-living token; without it only what needs none is sent
 */
export async function checkWallet(url: string, token: string | undefined, root?: string): Promise<PartReport> {
  const recorder = new Recorder('wallet');
  const { errors } = loadOpenRpc(newestRelease, root).components;
  const served = loadWalletMethods(newestRelease, root)
    .filter(({ side, registered }) => side === 'client' && registered)
    .map(({ name }) => name)
    .sort();
  const methods = (await (await ask(new URL('/api/v2/methods', url))).json()) as {
    result?: { registeredMethods?: string[] };
  };
  recorder.compare(
    'methods',
    'GET /api/v2/methods',
    'methods served',
    served,
    [...(methods.result?.registeredMethods ?? [])].sort(),
  );
  recorder.compare(
    'statuses',
    'GET /api/v2/health',
    'HTTP status',
    200,
    (await ask(new URL('/api/v2/health', url))).status,
  );
  for (const one of cases) {
    if (one.withToken && token === undefined) {
      recorder.leave(one.name, 'needs a token: give --token');
      continue;
    }
    const answer = await send(url, one, token);
    recorder.compare('statuses', one.name, 'HTTP status', one.status, answer.status);
    if (one.error !== undefined) {
      recorder.compare('error codes', one.name, 'code', errors[one.error]?.code, answer.code);
      recorder.compare(
        'error messages',
        one.name,
        'message',
        one.message ?? errors[one.error]?.message,
        answer.message,
      );
      if (one.data !== null)
        recorder.compare(
          'reasons',
          one.name,
          'data',
          one.data,
          one.starts ? answer.data?.slice(0, one.data?.length ?? 0) : answer.data,
        );
    }
    if (one.id !== undefined) recorder.compare('ids', one.name, 'id', one.id === '' ? undefined : one.id, answer.id);
    if (one.members)
      recorder.compare(
        'results',
        one.name,
        'members of the result',
        [...one.members].sort(),
        Object.keys((answer.result ?? {}) as object).sort(),
      );
  }
  return recorder.report();
}

async function send(
  url: string,
  { method, headers, body, withToken }: WalletCase,
  token: string | undefined,
): Promise<Answer> {
  const own = {
    origin: 'http://conformance.example',
    'content-type': 'application/json',
    ...(withToken ? { authorization: `VWT ${token ?? ''}` } : {}),
    ...headers,
  };
  const response = await ask(new URL('/api/v2/requests', url), {
    method: method ?? 'POST',
    headers: Object.fromEntries(Object.entries(own).filter(([, value]) => value !== '')),
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  const json = (text.startsWith('{') ? JSON.parse(text) : {}) as {
    error?: { code?: number; message?: string; data?: string };
    id?: string;
    result?: unknown;
  };
  return {
    status: response.status,
    code: json.error?.code,
    message: json.error?.message,
    data: json.error?.data,
    id: json.id,
    result: json.result,
  };
}
