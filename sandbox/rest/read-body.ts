import type { HttpBindings } from '@hono/node-server';
import type { Context as Call } from 'hono';
import { RpcError } from '../answers/rpc-error.ts';
import { textWithin } from '../text-within.ts';

/** Largest body that is read, in bytes: 20 MB, the largest message of the release's gateways. */
export const largestBody = 20 * 1024 * 1024;

/** What a request comes with where it does not come over a socket: its body, which a browser's request with GET cannot have. */
export interface BodyBinding {
  readonly body: string | undefined;
}

/**
 * The JSON of a request's body, or undefined when there is none or it is no JSON.
 * @throws RpcError when it is too long. Read from Node's request, because a
 * browser-style request never has a body with GET, while the gateway's streams take one.
 */
export async function readBody(call: Call): Promise<unknown> {
  const given = call.env as HttpBindings | BodyBinding;
  const text = 'incoming' in given ? await textWithin({ body: given.incoming }, largestBody) : (given.body ?? '');
  if (text === undefined) throw new RpcError('resourceExhausted', `the body is longer than ${largestBody} bytes`);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
