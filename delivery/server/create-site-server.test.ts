import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteServer } from './create-site-server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
const put = (file: string, content: string | Buffer): void => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
};
put('index.html', 'home');
put('404.html', 'nothing here');
put('mainnet/concepts.html', 'concepts');
put('mainnet/api/vega.proto.html', 'a proto page');
put('assets/js/main.0123abcd.js', 'code');
put('mainnet/taken-away.html', 'gone soon');
put('assets/js/main.0123abcd.js.gz', gzipSync('code'));

const server = createSiteServer(folder);
let base = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const get = (url: string, init?: RequestInit): Promise<Response> =>
  fetch(`${base}${url}`, { redirect: 'manual', ...init });

describe('createSiteServer', () => {
  it('serves pages at addresses without extension, proto pages included', async () => {
    expect(await (await get('/mainnet/concepts')).text()).toBe('concepts');
    expect(await (await get('/mainnet/api/vega.proto')).text()).toBe('a proto page');
  });

  it('sends other spellings of an address to the clean one, query kept', async () => {
    for (const [from, to] of [
      ['/mainnet/concepts.html', '/mainnet/concepts'],
      ['/mainnet/concepts/?a=1', '/mainnet/concepts?a=1'],
      ['/index.html', '/'],
    ]) {
      const response = await get(from ?? '');
      expect([response.status, response.headers.get('location')]).toEqual([301, to]);
    }
  });

  it('answers an unknown address with the not-found page and status 404', async () => {
    const response = await get('/mainnet/nowhere');
    expect([response.status, await response.text()]).toEqual([404, 'nothing here']);
  });

  it('says what each file is, as the other servers do', async () => {
    expect((await get('/mainnet/api/vega.proto')).headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect((await get('/assets/js/main.0123abcd.js')).headers.get('content-type')).toBe(
      'text/javascript; charset=utf-8',
    );
  });

  it('goes on when a file is taken away, and does not keep its reader waiting', async () => {
    rmSync(path.join(folder, 'mainnet/taken-away.html'));
    const response = await get('/mainnet/taken-away');
    expect([response.status, await response.text()]).toEqual([404, 'nothing here']);
    expect((await get('/')).status).toBe(200);
  });

  it('lets hashed assets be cached for ever, pages be asked for again', async () => {
    expect((await get('/assets/js/main.0123abcd.js')).headers.get('cache-control')).toContain('immutable');
    expect((await get('/mainnet/concepts')).headers.get('cache-control')).toBe('no-cache');
  });

  it('sends the compressed file that the build wrote', async () => {
    const response = await get('/assets/js/main.0123abcd.js', { headers: { 'accept-encoding': 'gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
  });

  it('takes nothing but reading, and never redirects to another origin', async () => {
    expect((await get('/', { method: 'POST' })).status).toBe(405);
    expect((await get('//evil.example/')).headers.get('location') ?? '').not.toContain('evil');
  });
});
