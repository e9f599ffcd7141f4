import { mkdirSync, mkdtempSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteServer } from './create-site-server.ts';

const temporary = mkdtempSync(path.join(tmpdir(), 'requests-'));
const folder = path.join(temporary, 'build');
const text = 'abcdefghijklmnopqrstuvwxyz';
mkdirSync(path.join(folder, 'inner'), { recursive: true });
for (const [name, content] of [
  ['404.html', 'nothing here'],
  ['index.html', 'home'],
  ['letters.txt', text],
  ['packed.txt', text],
  ['empty.txt', ''],
  ['_headers', 'h'],
  ['_redirects', 'r'],
  ['.hidden', 'h'],
  ['inner/page.html', 'page'],
] as const) {
  writeFileSync(path.join(folder, name), content);
}
writeFileSync(path.join(folder, 'packed.txt.gz'), gzipSync(text));
writeFileSync(path.join(temporary, 'secret.txt'), 'outside the folder');
symlinkSync(path.join(temporary, 'nowhere'), path.join(folder, 'dangling.txt'));
symlinkSync(path.join(temporary, 'secret.txt'), path.join(folder, 'secret.txt'));
symlinkSync(temporary, path.join(folder, 'up'));

const logged: string[] = [];
const server = createSiteServer(
  folder,
  { headers: [['X-Policy', 'strict']], redirects: [{ from: '/old', to: '/letters.txt', prefix: false }] },
  (message) => logged.push(message),
);
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.close();
  rmSync(temporary, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends a request byte for byte: no client library corrects it. */
function send(lines: readonly string[]): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () =>
      socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`),
    );
    const parts: Buffer[] = [];
    socket.on('data', (part) => parts.push(part));
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', ...body] = Buffer.concat(parts).toString('latin1').split('\r\n\r\n');
      const [status = '', ...fields] = head.split('\r\n');
      resolve({
        status: Number(status.split(' ')[1]),
        headers: Object.fromEntries(
          fields.map((field) => [
            field.slice(0, field.indexOf(':')).toLowerCase(),
            field.slice(field.indexOf(':') + 2),
          ]),
        ),
        body: body.join('\r\n\r\n'),
      });
    });
  });
}
const get = (address: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  send([
    `GET ${address} HTTP/1.1`,
    'Host: docs.example',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]);

describe('ranges', () => {
  it.each([
    ['bytes=0-4', 206, 'abcde', 'bytes 0-4/26'],
    ['bytes=-5', 206, 'vwxyz', 'bytes 21-25/26'],
    ['bytes=-50', 206, text, 'bytes 0-25/26'],
    ['bytes=24-', 206, 'yz', 'bytes 24-25/26'],
    ['bytes=26-', 416, '', 'bytes */26'],
    ['bytes=-0', 416, '', 'bytes */26'],
    ['bytes=5-2', 200, text, undefined],
    ['bytes=abc', 200, text, undefined],
    ['items=0-1', 200, text, undefined],
    ['bytes=1e1-2e1', 200, text, undefined],
    ['bytes=0-1,5-6', 200, text, undefined],
  ])('%s is answered with %i', async (range, status, body, contentRange) => {
    const answer = await get('/letters.txt', { Range: range });
    expect([
      answer.status,
      answer.body,
      answer.headers['content-range'],
      answer.headers['content-length'],
      answer.headers['x-policy'],
    ]).toEqual([status, body, contentRange, String(body.length), 'strict']);
  });

  it('are counted in the bytes that are sent, of an empty file too, and are not for HEAD', async () => {
    const packed = gzipSync(text);
    const answer = await get('/packed.txt', { Range: 'bytes=-4', 'Accept-Encoding': 'gzip' });
    expect([answer.status, answer.headers['content-encoding'], answer.headers['content-range']]).toEqual([
      206,
      'gzip',
      `bytes ${packed.length - 4}-${packed.length - 1}/${packed.length}`,
    ]);
    expect((await get('/empty.txt', { Range: 'bytes=0-' })).status).toBe(416);
    const head = await send(['HEAD /letters.txt HTTP/1.1', 'Host: docs.example', 'Range: bytes=0-4']);
    expect([head.status, head.headers['content-length']]).toEqual([200, '26']);
  });

  it('are sent only of what the reader already has a part of (If-Range)', async () => {
    const { etag = '', 'last-modified': modified = '' } = (await get('/letters.txt')).headers;
    const status = async (validator: string): Promise<number> =>
      (await get('/letters.txt', { Range: 'bytes=0-4', 'If-Range': validator })).status;
    expect([await status(etag), await status(modified)]).toEqual([206, 206]);
    expect([
      await status(`W/${etag}`),
      await status('"other"'),
      await status('Thu, 01 Jan 2099 00:00:00 GMT'),
      await status('rubbish'),
    ]).toEqual([200, 200, 200, 200]);
  });
});

describe('conditions', () => {
  it('If-None-Match: a tag, a weak one, a list, a star', async () => {
    const { etag = '' } = (await get('/letters.txt')).headers;
    expect(etag).toMatch(/^"[\w-]+"$/);
    for (const value of [etag, `W/${etag}`, `"a", ${etag}, "b"`, `"a",W/${etag}`, '*']) {
      const answer = await get('/letters.txt', { 'If-None-Match': value });
      expect([value, answer.status, answer.body, answer.headers['etag'], answer.headers['x-policy']]).toEqual([
        value,
        304,
        '',
        etag,
        'strict',
      ]);
    }
    for (const value of ['"a"', '"a", "b"', 'rubbish'])
      expect((await get('/letters.txt', { 'If-None-Match': value })).status, value).toBe(200);
  });

  it('If-None-Match goes before If-Modified-Since, which counts alone', async () => {
    const { 'last-modified': modified = '' } = (await get('/letters.txt')).headers;
    expect((await get('/letters.txt', { 'If-Modified-Since': modified })).status).toBe(304);
    expect((await get('/letters.txt', { 'If-Modified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).status).toBe(200);
    expect((await get('/letters.txt', { 'If-Modified-Since': modified, 'If-None-Match': '"a"' })).status).toBe(200);
  });

  it('If-Match compares strongly', async () => {
    const { etag = '' } = (await get('/letters.txt')).headers;
    const status = async (value: string): Promise<number> => (await get('/letters.txt', { 'If-Match': value })).status;
    expect([await status(etag), await status(`"a", ${etag}`), await status('*')]).toEqual([200, 200, 200]);
    expect([await status('"a"'), await status(`W/${etag}`)]).toEqual([412, 412]);
  });

  it('each form of a file has a tag of its own, and a reader who refuses a form does not get it', async () => {
    const plain = await get('/packed.txt');
    const packed = await get('/packed.txt', { 'Accept-Encoding': 'br, gzip' });
    const refused = await get('/packed.txt', { 'Accept-Encoding': 'gzip;q=0' });
    expect([
      plain.headers['content-encoding'],
      packed.headers['content-encoding'],
      refused.headers['content-encoding'],
    ]).toEqual([undefined, 'gzip', undefined]);
    expect(packed.headers['etag']).not.toBe(plain.headers['etag']);
    expect([plain.headers['vary'], packed.headers['vary']]).toEqual(['Accept-Encoding', 'Accept-Encoding']);
  });
});

describe('what is not served', () => {
  it.each([
    '/dangling.txt',
    '/secret.txt',
    '/up/secret.txt',
    '/_headers',
    '/_redirects',
    '/.hidden',
    '/404',
    '/inner',
    '/letters.txt/',
    '/constructor',
    '/__proto__',
  ])('%s', async (address) => {
    const answer = await get(address);
    expect([301, 404]).toContain(answer.status);
    expect(answer.body).not.toContain('outside');
    if (address !== '/letters.txt/') expect(answer).toMatchObject({ status: 404, body: 'nothing here' });
  });

  it('a file that was taken away since the server started', async () => {
    writeFileSync(path.join(folder, 'late.txt'), 'late');
    const other = createSiteServer(folder);
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    unlinkSync(path.join(folder, 'late.txt'));
    const answer = await fetch(`http://127.0.0.1:${(other.address() as AddressInfo).port}/late.txt`);
    expect([answer.status, await answer.text()]).toEqual([404, 'nothing here']);
    other.close();
  });

  it('a folder without a not-found page is no build, and is refused in words', () => {
    expect(() => createSiteServer(temporary)).toThrow('holds no 404.html, so no whole build: run `npm run build`');
  });
});

describe('who is asked', () => {
  it('an address with a foreign host is answered as this site’s, and the host goes into no redirect', async () => {
    expect(await get('http://evil.example/letters.txt')).toMatchObject({ status: 200, body: text });
    for (const address of ['http://evil.example/old', 'HTTP://evil.example/old', 'http://evil.example/inner/page/']) {
      const { status, headers } = await get(address);
      expect([status, headers['location']]).toEqual([301, address.endsWith('old') ? '/letters.txt' : '/inner/page']);
    }
    expect(await get('http://evil.example')).toMatchObject({ status: 200, body: 'home' });
  });

  it('two hosts, and forms that are no address of a file, are refused', async () => {
    expect((await send(['GET / HTTP/1.1', 'Host: docs.example', 'Host: evil.example'])).status).toBe(400);
    expect((await send(['GET / HTTP/1.1'])).status).toBe(400);
    expect((await send(['GET / HTTP/1.0'])).status).toBe(200);
    for (const address of ['*', 'letters.txt', 'ftp://docs.example/', 'javascript:alert(1)'])
      expect((await get(address)).status, address).toBe(400);
  });
});

it('nothing of all this was an error of the server', () => {
  expect(logged).toEqual([]);
});
