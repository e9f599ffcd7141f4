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

  it('redirects for good, with every word of the query and none that was not there', () => {
    expect(context.handle({ request: { uri: '/old', querystring: {} } })).toEqual({
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: { location: { value: '/new' } },
    });
    expect(ask('/old', { a: { value: '1' }, flag: { value: '' }, b: { value: '2' } })).toBe('/new?a=1&flag&b=2');
    expect(ask('/old/more')).toBe('file /old/more.html');
    expect(ask('/index.html')).toBe('/');
    expect(ask('/a.html')).toBe('/a');
    expect(ask('/a//')).toBe('/a');
  });

  it('knows several beginnings, the first that fits before the others, and only at the beginning', () => {
    const several = { handle: context.handle };
    runInNewContext(
      `${edgeFunction([
        { from: '/one/two/', to: '/first/', prefix: true },
        { from: '/one/', to: '/second/', prefix: true },
        { from: '/three/', to: '/third/', prefix: true },
      ])}; handle = handler;`,
      several,
    );
    const target = (uri: string): string | undefined =>
      several.handle({ request: { uri, querystring: {} } }).headers?.location.value;
    expect(['/one/two/a', '/one/a', '/three/a', '/a/one/b'].map(target)).toEqual([
      '/first/a',
      '/second/a',
      '/third/a',
      undefined,
    ]);
  });

  it('takes a proto file for a page where one stands below a tree, and nowhere else', () => {
    expect(ask('/a/api/grpc/x.proto')).toBe('file /a/api/grpc/x.proto.html');
    expect(ask('/api/grpc/x.proto')).toBe('file /api/grpc/x.proto');
    expect(ask('/a/api/grpc/x.json')).toBe('file /a/api/grpc/x.json');
    expect(ask('/a/v0.73/page')).toBe('file /a/v0.73/page.html');
  });

  it('is a file that people can read: a redirect a line', () => {
    expect(
      edgeFunction([
        { from: '/old', to: '/new', prefix: false },
        { from: '/a', to: '/b', prefix: false },
        { from: '/docs/', to: '/', prefix: true },
      ]),
    ).toMatch(
      /^\/\/ Generated by npm run build from delivery\/: do not edit\.\nvar moved = \{\n "\/old": "\/new",\n "\/a": "\/b"\n\};\nvar prefixes = \[\["\/docs\/","\/"\]\];\n/,
    );
  });

  it.each(['//evil.example/', '/docs//evil.example', '/\\evil.example/', '/docs/\\evil.example'])(
    'sends %j to no other origin',
    (uri) => {
      expect(ask(uri)).toMatch(/^file /);
    },
  );
});

describe('redirectPage', () => {
  it('is this, whole', () => {
    expect(redirectPage('/a?b&c')).toBe(
      '<!doctype html><html lang="en"><meta charset="utf-8"><title>This page has moved</title>' +
        '<meta http-equiv="refresh" content="0; url=/a?b&amp;c"><meta name="robots" content="noindex">' +
        '<link rel="canonical" href="/a?b&amp;c"><p>This page has moved: <a href="/a?b&amp;c">/a?b&amp;c</a>\n',
    );
  });

  it('leads on without a script, and cannot be broken out of', () => {
    expect(redirectPage('/mainnet/a')).toContain('<meta http-equiv="refresh" content="0; url=/mainnet/a">');
    expect(redirectPage('/a"><script>')).not.toContain('<script');
  });
});
