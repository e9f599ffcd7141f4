import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { siteFiles } from './site-files.ts';

const temporary = mkdtempSync(path.join(tmpdir(), 'files-'));
afterAll(() => rmSync(temporary, { recursive: true }));
const folder = path.join(temporary, 'site');
const day = new Date('2024-01-01T00:00:00Z');
for (const file of [
  '404.html',
  'index.html',
  'page.html',
  'page.html.br',
  'page.html.gz',
  'part/index.html',
  'named',
  'named.html',
  '.well-known/security.txt',
  '.hidden',
  'part/.hidden/a.txt',
  '_headers',
  '_hosting/nginx.conf',
]) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), `of ${file}`);
  utimesSync(path.join(folder, file), day, day);
}
symlinkSync(folder, path.join(temporary, 'link'));
const { root, at } = siteFiles(path.join(temporary, 'link'));

it('a site has files at their names, pages without their ending, and what is hidden or for hosts nowhere', () => {
  expect(root).toBe(realpathSync(folder));
  expect(Object.fromEntries([...at].map(([address, { name }]) => [address, name]))).toEqual({
    '/404.html': '404.html',
    '/': 'index.html',
    '/index.html': 'index.html',
    '/page': 'page.html',
    '/page.html': 'page.html',
    '/page.html.br': 'page.html.br',
    '/page.html.gz': 'page.html.gz',
    '/part': 'part/index.html',
    '/part/index.html': 'part/index.html',
    // A file of that very name goes before the page.
    '/named': 'named',
    '/named.html': 'named.html',
    '/.well-known/security.txt': '.well-known/security.txt',
  });
});

it('each form of a file has its size, its date and a tag of its content', () => {
  const tag = (text: string): string => `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  const form = (file: string): object => ({
    file,
    size: `of ${file}`.length,
    modified: day.getTime(),
    etag: tag(`of ${file}`),
  });
  expect(at.get('/page')).toEqual({
    name: 'page.html',
    identity: form('page.html'),
    br: form('page.html.br'),
    gzip: form('page.html.gz'),
  });
  expect(at.get('/named')).toEqual({ name: 'named', identity: form('named') });
});
