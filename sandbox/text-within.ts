/** A body as text, or undefined as soon as it is longer than a limit: a client cannot fill the memory. */
export async function textWithin({ body }: Pick<Request, 'body'>, bytes: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += (chunk as Uint8Array).length;
    if (length > bytes) return undefined;
    chunks.push(chunk as Uint8Array);
  }
  return Buffer.concat(chunks).toString('utf8');
}
