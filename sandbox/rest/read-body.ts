import type { HttpBindings } from '@hono/node-server';
import type { Context as Call } from 'hono';
import { RpcError } from '../answers/rpc-error.ts';

/** Largest body that is read, in bytes: 20 MB, the largest message of the release's gateways. */
export const largestBody = 20 * 1024 * 1024;

/**
 * The JSON of a request's body, or undefined when there is none or it is no JSON.
 * @throws RpcError when it is too long. Read from Node's request, because a
 * browser-style request never has a body with GET, while the gateway's streams take one.
 */
export async function readBody(call: Call): Promise<unknown> {
  const { incoming } = call.env as HttpBindings;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming) {
    length += (chunk as Buffer).length;
    if (length > largestBody) throw new RpcError('resourceExhausted', `the body is longer than ${largestBody} bytes`);
    chunks.push(chunk as Buffer);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}
