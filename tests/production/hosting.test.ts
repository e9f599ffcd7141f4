import { readFileSync } from 'node:fs';
import { get as httpGet, request, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readHosting } from '../../delivery/server/read-hosting.ts';
import { needing } from '../needing.ts';
import { hasCaddy, startCaddy, type RunningCaddy } from './setup/caddy.ts';
import { count } from './setup/count.ts';
import { wrongHeaders } from './setup/expected-headers.ts';
import { startNginx, type RunningNginx } from './setup/nginx.ts';

const { headers } = readHosting('build');
let nginx: RunningNginx | undefined;
let caddy: RunningCaddy | undefined;
beforeAll(async () => {
  nginx = await startNginx('build');
  if (hasCaddy) caddy = await startCaddy('build');
});
afterAll(async () => {
  await nginx?.stop();
  await caddy?.stop();
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Asks for a path as it is written: `fetch` would tidy it. */
function ask(base: string, path: string, method = 'GET', sent: Record<string, string> = {}): Promise<Answer> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const asked = (method === 'GET' ? httpGet : request)(
      { hostname, port, path, method, headers: sent },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts).toString('latin1'),
          }),
        );
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}

const guidePage = '/mainnet/concepts/new-to-vega';
const found = [
  ['/', 'text/html; charset=utf-8'],
  ['/mainnet', 'text/html; charset=utf-8'],
  [guidePage, 'text/html; charset=utf-8'],
  [`${guidePage}?utm=1`, 'text/html; charset=utf-8'],
  ['/testnet/api/grpc/vega/markets.proto', 'text/html; charset=utf-8'],
  [`${guidePage}.md`, 'text/markdown; charset=utf-8'],
  ['/build.json', 'application/json; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/mainnet/api/openapi/core.json', 'application/json; charset=utf-8'],
  ['/offline-worker.js', 'text/javascript; charset=utf-8'],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/img/favicon.svg', 'image/svg+xml; charset=utf-8'],
] as const;
/** What pages of other origins may read, of the above. */
const readByAll: readonly string[] = [`${guidePage}.md`, '/llms.txt', '/mainnet/api/openapi/core.json'];
const moved = [
  [`${guidePage}.html`, guidePage],
  [`${guidePage}/`, guidePage],
  [`${guidePage}/index.html?a=1&b=/c/`, `${guidePage}?a=1&b=/c/`],
  ['/index.html', '/'],
  ['/mainnet/', '/mainnet'],
  ['/mainnet/concepts/vega-protocol', '/mainnet/concepts/governance'],
  ['/testnet/tutorials/proposals/new-market-proposal?x=1', '/testnet/tutorials/proposals/new-market?x=1'],
  ['/docs/mainnet/concepts/new-to-vega', guidePage],
  ['/docs/testnet/grpc/vega/markets.proto?a=b', '/testnet/api/grpc/vega/markets.proto?a=b'],
] as const;
const absent = [
  '/nope',
  '/mainnet/nope',
  '/404',
  '/_headers',
  '/_redirects',
  '/_hosting',
  '/_hosting/headers.json',
  '/_hosting/nginx.conf',
  '/mainnet/concepts/new-to-vega.htm',
  '/.git/config',
  '/nope.json',
  '/assets',
  '/assets/js/main.00000000.js',
];

const servers: Record<string, () => string> = {
  nginx: () => nginx?.base ?? '',
  'the bundled server': () => inject('base'),
  ...(hasCaddy ? { Caddy: () => caddy?.base ?? '' } : {}),
};

it('the generated Caddyfile is one that Caddy takes', (context) => {
  needing('caddy', context);
  expect(caddy?.checked).toContain('Valid configuration');
});

it('nginx sends readers of some countries to /restricted, as delivery/server/README.md describes, and lets that page load all it needs', async () => {
  // The lines of the guide, with a header in place of the database of addresses.
  const guide = readFileSync('delivery/server/README.md', 'utf8');
  const lines = (from: string, to: string): string => guide.slice(guide.indexOf(from), guide.indexOf(to)).trim();
  const restricting = await startNginx('build', undefined, {
    http: lines('map $country_code $is_restricted', '# /etc/nginx/vega-docs.d/countries.conf').replace(
      '$country_code',
      '$http_x_country',
    ),
    server: lines('set $send_away', 'The redirect is a 302'),
  });
  const from = (country: string, path: string): Promise<Answer> =>
    ask(restricting.base, path, 'GET', { 'x-country': country });
  const away = await from('XX', guidePage);
  expect([away.status, away.headers.location, away.headers['cache-control']]).toEqual([302, '/restricted', 'no-cache']);
  const page = await from('XX', '/restricted');
  expect(page.status).toBe(200);
  const needed = [...page.body.matchAll(/(?:src|href)="?(\/(?:assets|img)\/[^"\s>]+)/g)].map(
    ([, address = '']) => address,
  );
  expect(needed.length).toBeGreaterThan(3);
  expect(await Promise.all(needed.map(async (address) => (await from('XX', address)).status))).toEqual(
    needed.map(() => 200),
  );
  expect((await from('CH', guidePage)).status).toBe(200);
  await restricting.stop();
});

describe.each(Object.entries(servers))('%s', (_name, base) => {
  const expectPolicy = (answer: Answer, isOpen = false): void => {
    const own = 'cross-origin-resource-policy';
    for (const [name, value] of headers)
      if (!isOpen || name.toLowerCase() !== own) expect(answer.headers[name.toLowerCase()], name).toBe(value);
    expect(wrongHeaders((name) => answer.headers[name]?.toString())).toEqual(isOpen ? [own] : []);
    expect([answer.headers['access-control-allow-origin'], answer.headers[own]]).toEqual(
      isOpen ? ['*', 'cross-origin'] : [undefined, 'same-origin'],
    );
    expect(answer.headers['set-cookie']).toBeUndefined();
    count('headers and policies checked', headers.length);
  };

  it.each(found)('serves %s as %s', async (path, type) => {
    const answer = await ask(base(), path);
    expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      type,
      'no-cache',
    ]);
    expectPolicy(answer, readByAll.includes(path));
  });

  it.each(moved)('sends %s on to %s, with the policy', async (path, to) => {
    const answer = await ask(base(), path);
    expect([answer.status, answer.headers.location]).toEqual([301, to]);
    expectPolicy(answer);
  });

  it.each(absent)('answers %s with 404, the page that says so, and the policy', async (path) => {
    const answer = await ask(base(), path);
    expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      404,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    expect(answer.body).toContain('<h1');
    expectPolicy(answer);
  });

  it.each([
    '/mainnet/%2e%2e/%2e%2e/etc/passwd',
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/mainnet/..\\..\\package.json',
  ])('gives away nothing outside its folder: %s', async (path) => {
    const answer = await ask(base(), path);
    expect([400, 404]).toContain(answer.status);
    expect(answer.body).not.toMatch(/root:|"dependencies"/);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('takes no %s', async (method) => {
    const answer = await ask(base(), '/', method);
    expect(answer.status).toBe(405);
    expectPolicy(answer);
  });

  it('answers HEAD as it answers GET, without the content', async () => {
    const [head, full] = [await ask(base(), guidePage, 'HEAD'), await ask(base(), guidePage)];
    expect([head.status, head.headers['content-type'], head.headers.etag]).toEqual([
      200,
      full.headers['content-type'],
      full.headers.etag,
    ]);
    expect(head.body).toBe('');
  });

  it('sends what the build compressed, says that it depends on the request, and 304 for what has not changed', async () => {
    const script = /\/assets\/js\/main\.[^"]+\.js/.exec((await ask(base(), '/')).body)?.[0] ?? '';
    const plain = await ask(base(), script);
    const packed = await ask(base(), script, 'GET', { 'accept-encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers.vary).toMatch(/accept-encoding/i);
    expect(packed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(packed.body.length).toBeLessThan(plain.body.length / 2);
    const page = await ask(base(), guidePage);
    const again = await ask(base(), guidePage, 'GET', { 'if-none-match': page.headers.etag ?? 'none' });
    expect([again.status, again.body]).toEqual([304, '']);
    expect(again.headers['content-security-policy']).toBe(page.headers['content-security-policy']);
  });
});
