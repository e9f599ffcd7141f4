import { textOf } from '../common/bytes.ts';

/** A body as text, or undefined as soon as it is longer than a limit: a client cannot fill the memory. */
export async function textWithin(
  { body }: { readonly body: AsyncIterable<unknown> | null },
  bytes: number,
): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += (chunk as Uint8Array).length;
    if (length > bytes) return undefined;
    chunks.push(chunk as Uint8Array);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return textOf(whole);
}
