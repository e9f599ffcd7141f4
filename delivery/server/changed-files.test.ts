import { mkdtempSync, rmSync, symlinkSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteServer } from './create-site-server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'changed-'));
const text = 'abcdefghijklmnopqrstuvwxyz'.repeat(10);
const at = (name: string): string => path.join(folder, name);
const then = new Date('2024-01-01T00:00:00Z');
const put = (name: string, content: string | Buffer): void => {
  writeFileSync(at(name), content);
  utimesSync(at(name), then, then);
};
for (const name of [
  '404.html',
  'same.txt',
  'longer.txt',
  'later.txt',
  'loop.txt',
  'plain.txt',
  'zipped.txt',
  'both.txt',
  'brotli.txt',
])
  put(name, text);
for (const name of ['zipped.txt.gz', 'both.txt.gz']) put(name, gzipSync(text));
for (const name of ['both.txt.br', 'brotli.txt.br']) put(name, brotliCompressSync(text));
put('unknown.xyz', text);

const logged: string[] = [];
const server = createSiteServer(folder, { headers: [['X-Policy', 'strict']], redirects: [] }, (message) =>
  logged.push(message),
);
let base = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  put('longer.txt', `${text}!`);
  writeFileSync(at('later.txt'), text.toUpperCase());
  utimesSync(at('later.txt'), then, new Date('2024-01-02T00:00:00Z'));
  unlinkSync(at('loop.txt'));
  symlinkSync(at('loop.txt'), at('loop.txt'));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});
const get = (name: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${base}/${name}`, { headers: { 'accept-encoding': 'identity', ...headers } });

describe('a file that has changed since the server started', () => {
  it('is not sent with the tag of what it was: its size or its date tells', async () => {
    const tags = await Promise.all(
      ['same.txt', 'longer.txt', 'later.txt'].map(async (name) => (await get(name)).headers.get('etag')),
    );
    expect(tags).toEqual([
      expect.stringMatching(/^"[\w-]{27}"$/),
      expect.stringMatching(/^W\//),
      expect.stringMatching(/^W\//),
    ]);
  });

  it('and cannot be read is answered with 500 and nothing of it, and logged', async () => {
    const answer = await get('loop.txt');
    expect([answer.status, await answer.text()]).toEqual([500, '']);
    const names = ['cache-control', 'x-policy', 'content-type', 'etag', 'last-modified', 'accept-ranges'];
    expect(names.map((name) => answer.headers.get(name))).toEqual(['no-store', 'strict', null, null, null, null]);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toMatch(/^GET \/loop\.txt failed: /);
  });
});

describe('what a reader takes', () => {
  it.each([
    ['plain.txt', 'br, gzip', null, null],
    ['zipped.txt', 'br, gzip', 'gzip', 'Accept-Encoding'],
    ['brotli.txt', 'br, gzip', 'br', 'Accept-Encoding'],
    ['brotli.txt', 'gzip', null, 'Accept-Encoding'],
    ['both.txt', 'gzip, br', 'br', 'Accept-Encoding'],
    ['both.txt', 'gzip', 'gzip', 'Accept-Encoding'],
    ['both.txt', 'identity', null, 'Accept-Encoding'],
  ])('%s for %s: %s', async (name, accepted, encoding, vary) => {
    const answer = await get(name, { 'accept-encoding': accepted });
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([encoding, vary]);
    expect(await answer.text()).toBe(text);
  });

  it('a file of an ending that the site does not use is bytes', async () => {
    expect((await get('unknown.xyz')).headers.get('content-type')).toBe('application/octet-stream');
  });

  it('a precondition that fails is answered without a word of the file, and is no fault of the server', async () => {
    const before = logged.length;
    const answer = await get('same.txt', { 'if-match': '"other"' });
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual([
      412,
      'no-store',
      null,
    ]);
    expect(logged).toHaveLength(before);
  });

  it('an address whose escapes are no text is looked up as it stands', async () => {
    expect((await get('%E0%A4%A')).status).toBe(404);
  });
});
