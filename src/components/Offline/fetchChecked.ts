import type { BuiltFile } from '@site/delivery/manifest/build-manifest';
import { digest } from './digest';

// The browser has unpacked the content: these would describe it wrongly.
const dropped = ['content-encoding', 'content-length', 'transfer-encoding'];

/**
 * A file of the site as it is to be saved. Throws when the server does not have it, or has another one than the list says,
 * which happens when the site is updated meanwhile.
 */
export async function fetchChecked(address: string, { sha256 }: BuiltFile, signal: AbortSignal): Promise<Response> {
  const response = await fetch(address, { cache: 'no-cache', credentials: 'same-origin', signal }).catch(
    (error: unknown) => {
      signal.throwIfAborted();
      throw new Error(`${address} could not be loaded: the site does not answer.`, { cause: error });
    },
  );
  if (!response.ok || response.redirected)
    throw new Error(`${address} could not be loaded: the server answered ${response.status}.`);
  const content = await response.arrayBuffer();
  if ((await digest(content)) !== sha256)
    throw new Error(`${address} is not what the list of files says. The site may just have been updated: try again.`);
  const headers = new Headers(response.headers);
  for (const name of dropped) headers.delete(name);
  return new Response(content, { status: 200, headers });
}
