import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { BuildManifest } from '../manifest/build-manifest.ts';
import { verifyServed } from './verify-served.ts';

const two = (number: number): string => String(number).padStart(2, '0');
const pages = Array.from({ length: 45 }, (_, at) => `page-${two(at)}.html`);
const assets = Array.from({ length: 25 }, (_, at) => `assets/main.${two(at)}.js`);
const names = ['index.html', ...pages, '404.html', ...assets, 'robots.txt'];
const headers = [['X-Frame-Options', 'DENY']] as const;
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const manifest: BuildManifest = {
  release: '1',
  commit: 'c'.repeat(40),
  modified: false,
  files: Object.fromEntries([
    ...names.map((name) => [name, { bytes: name.length, sha256: sha256(name) }]),
    ['moved.html', { bytes: 1, sha256: sha256('moved'), moved: true }],
  ]) as BuildManifest['files'],
};

let server: Server | undefined;
const asked: string[] = [];
afterEach(() => {
  server?.close();
  asked.length = 0;
});

/** A server of the files above, each of which holds its own name; `status` of what there is not. */
async function serve({ status = 404, sent = true } = {}): Promise<string> {
  server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const name = url === '/' ? 'index.html' : url.slice(1);
    const file = names.find((each) => each === name || each === `${name}.html`);
    if (sent || file !== undefined) response.setHeader('X-Frame-Options', 'DENY');
    if (file === undefined) response.writeHead(status).end();
    else response.end(file);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('verifyServed', () => {
  it('asks for the front page, twenty pages and ten assets spread over the site, and for one that is not there', async () => {
    expect(await verifyServed(await serve(), manifest, headers)).toBe(31);
    // Every second of 46 pages, the front page the first of them, and every second of 25 assets.
    const spread = Array.from({ length: 19 }, (_, at) => `/page-${two(2 * at + 1)}`);
    expect(asked).toEqual([
      '/',
      ...spread,
      ...Array.from({ length: 10 }, (_, at) => `/assets/main.${two(2 * at)}.js`),
      `/no-such-page-${names.length + 1}`,
    ]);
  });

  it('asks for every page and asset where there are few', async () => {
    const few = ['index.html', 'page-00.html', 'page-01.html', 'assets/main.00.js', 'assets/main.01.js'];
    const { files } = manifest;
    const small = { ...manifest, files: Object.fromEntries(few.map((name) => [name, files[name]])) as typeof files };
    expect(await verifyServed(await serve(), small, headers)).toBe(6);
    expect(asked).toEqual(['/', '/page-00', '/page-01', '/assets/main.00.js', '/assets/main.01.js', '/no-such-page-5']);
  });

  it('refuses a page with another header or other content than was built', async () => {
    const base = await serve();
    await expect(verifyServed(base, manifest, [['X-Frame-Options', 'SAMEORIGIN']])).rejects.toThrow(
      `${base}/ is served with another X-Frame-Options than was built`,
    );
    const other = { 'index.html': { bytes: 1, sha256: sha256('other') } };
    await expect(verifyServed(base, { ...manifest, files: other }, headers)).rejects.toThrow(
      `${base}/ is served with other content than was built`,
    );
  });

  it('refuses a server that answers what there is not with something, or without the headers', async () => {
    await expect(verifyServed(await serve({ status: 200 }), manifest, headers)).rejects.toThrow(
      'answers an address that does not exist with 200 instead of 404.',
    );
    server?.close();
    await expect(verifyServed(await serve({ sent: false }), manifest, headers)).rejects.toThrow(
      'is served with another X-Frame-Options than was built',
    );
  });

  it('refuses a server that lacks a page', async () => {
    const { files } = manifest;
    const more = { ...manifest, files: { 'a-page.html': { bytes: 1, sha256: sha256('a') }, ...files } };
    await expect(verifyServed(await serve(), more, headers)).rejects.toThrow(/\/a-page answers 404\.$/);
  });
});
