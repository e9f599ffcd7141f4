import type { HttpBindings } from '@hono/node-server';
import type { Context as Call } from 'hono';

/**
 * The JSON of a request's body, or undefined when there is none or it is no JSON. Read from Node's request, because a
 * browser-style request never has a body with GET, while the gateway's streams take one.
 */
export async function readBody(call: Call): Promise<unknown> {
  const { incoming } = call.env as HttpBindings;
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}
