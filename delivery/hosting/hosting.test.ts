import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { securityHeaders } from '../policy/security-headers.ts';
import { caddyfile } from './caddy.ts';
import { edgeFunction } from './edge-function.ts';
import { uploadRules } from './object-storage.ts';
import { redirectPage } from './redirect-page.ts';
import { prefixRedirects } from '../../framework/config/prefix-redirects.ts';
import { allRedirects } from './redirects.ts';
import { headersFile, redirectsFile } from './static-hosts.ts';

const headers = securityHeaders({ scripts: ['abc='], styleAttributes: [] });
const redirects = allRedirects();

describe('every way of hosting', () => {
  it.each([
    ['Caddy', caddyfile(headers, redirects, ':8080', '/srv')],
    ['_headers', headersFile(headers)],
    ['object storage', JSON.stringify(uploadRules(headers))],
  ])('has the whole policy: %s', (_name, text) => {
    for (const [name, value] of headers) {
      expect(text).toContain(name);
      expect(text).toContain(value);
    }
  });

  it.each([
    ['Caddy', caddyfile(headers, redirects, ':8080', '/srv')],
    ['_redirects', redirectsFile(redirects)],
    ['the CDN', edgeFunction(redirects)],
  ])('has every redirect: %s', (_name, text) => {
    expect(redirects.length).toBeGreaterThan(30);
    expect(redirects.filter(({ prefix }) => prefix).map(({ from }) => from)).toEqual(
      prefixRedirects.map(({ from }) => from),
    );
    for (const { from, to } of redirects) {
      expect(text).toContain(from);
      expect(text).toContain(to);
    }
  });
});

describe('the function of the CDN', () => {
  interface Request {
    uri: string;
    querystring: Record<string, { value: string }>;
  }
  interface Answer extends Request {
    statusCode?: number;
    headers?: { location: { value: string } };
  }
  const context = { handle: (event: { request: Request }): Answer => event.request as Answer };
  runInNewContext(
    `${edgeFunction([
      { from: '/old', to: '/new', prefix: false },
      { from: '/docs/', to: '/', prefix: true },
    ])}; handle = handler;`,
    context,
  );
  const ask = (uri: string, querystring: Request['querystring'] = {}): string | undefined => {
    const answer = context.handle({ request: { uri, querystring } });
    return answer.statusCode === undefined ? `file ${answer.uri}` : answer.headers?.location.value;
  };

  it('finds the file of a page', () => {
    expect(ask('/')).toBe('file /index.html');
    expect(ask('/mainnet/concepts')).toBe('file /mainnet/concepts.html');
    expect(ask('/mainnet/api/grpc/vega/markets.proto')).toBe('file /mainnet/api/grpc/vega/markets.proto.html');
    expect(ask('/assets/js/main.0123abcd.js')).toBe('file /assets/js/main.0123abcd.js');
    expect(ask('/a.js')).toBe('file /a.js');
    expect(ask('/mainnet/api/grpc/a.proto')).toBe('file /mainnet/api/grpc/a.proto.html');
    expect(ask('/downloads/a.proto')).toBe('file /downloads/a.proto');
  });

  it('redirects what moved and what is spelled otherwise, query kept', () => {
    expect(ask('/old', { q: { value: '1' } })).toBe('/new?q=1');
    expect(ask('/docs/a/b')).toBe('/a/b');
    expect(ask('/a/index.html')).toBe('/a');
    expect(ask('/a/')).toBe('/a');
  });

  it.each(['//evil.example/', '/docs//evil.example', '/\\evil.example/', '/docs/\\evil.example'])(
    'sends %j to no other origin',
    (uri) => {
      expect(ask(uri)).toMatch(/^file /);
    },
  );
});

describe('redirectPage', () => {
  it('leads on without a script, and cannot be broken out of', () => {
    expect(redirectPage('/mainnet/a')).toContain('<meta http-equiv="refresh" content="0; url=/mainnet/a">');
    expect(redirectPage('/a"><script>')).not.toContain('<script');
  });
});
