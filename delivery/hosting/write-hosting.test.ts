import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeHosting } from './write-hosting.ts';

let site = '';
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'hosting-'));
  writeFileSync(path.join(site, 'index.html'), '');
});
afterEach(() => rmSync(site, { recursive: true }));

it('writes what every kind of host needs, and a page at each address that moved, but not at the beginnings of many', () => {
  const hosting = writeHosting(
    site,
    [['X-Example', 'yes']],
    [
      { from: '/old', to: '/mainnet/new', prefix: false },
      { from: '/a/b', to: '/testnet/c', prefix: false },
      { from: '/docs', to: '/mainnet', prefix: true },
    ],
  );
  expect(path.relative(site, hosting)).toBe('_hosting');
  expect(readdirSync(site, { recursive: true, encoding: 'utf8' }).sort()).toEqual([
    '_headers',
    '_hosting',
    '_hosting/Caddyfile',
    '_hosting/edge-function.js',
    '_hosting/headers.json',
    '_hosting/nginx.conf',
    '_hosting/redirects.json',
    '_hosting/upload-rules.json',
    '_redirects',
    'a',
    'a/b.html',
    'index.html',
    'old.html',
  ]);
  const read = (name: string): string => readFileSync(path.join(site, name), 'utf8');
  expect(read('old.html')).toContain('url=/mainnet/new');
  expect(read('a/b.html')).toContain('url=/testnet/c');
  for (const name of ['_headers', '_hosting/Caddyfile', '_hosting/nginx.conf', '_hosting/headers.json'])
    expect(read(name)).toContain('X-Example');
  for (const name of ['_redirects', '_hosting/Caddyfile', '_hosting/nginx.conf', '_hosting/redirects.json'])
    expect(read(name)).toContain('/mainnet/new');
  expect(read('_hosting/Caddyfile')).toContain('{$SITE::8080} {\n\troot * {$ROOT:/srv/vega-docs/current/site}');
  expect(read('_hosting/nginx.conf')).toContain('  listen 8080;\n  root /srv/vega-docs/current/site;\n');
  // A fact a line, one space a level: what changed between two builds is seen.
  expect(read('_hosting/headers.json')).toBe('[\n [\n  "X-Example",\n  "yes"\n ]\n]\n');
  expect(read('_hosting/redirects.json').split('\n').slice(0, 7)).toEqual([
    '[',
    ' {',
    '  "from": "/old",',
    '  "to": "/mainnet/new",',
    '  "prefix": false',
    ' },',
    ' {',
  ]);
  expect(read('_hosting/upload-rules.json')).toMatch(/^\{\n "cacheControl": \[\n {2}\{\n {3}"pattern": /);
  expect(read('_hosting/edge-function.js')).toContain('"/old": "/mainnet/new"');
});
