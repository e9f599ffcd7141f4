import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeManifest } from '../manifest/write-manifest.ts';
import { readManifest, verifyFiles } from './verify-files.ts';

let site: string;
const names = Array.from({ length: 12 }, (_, at) => `page-${String(at).padStart(2, '0')}.html`);
const put = (name: string, content: string | Buffer): void => writeFileSync(path.join(site, name), content);

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'verified-'));
  for (const name of names) put(name, name);
  put(`${names[0] ?? ''}.br`, brotliCompressSync(names[0] ?? ''));
  put(`${names[0] ?? ''}.gz`, gzipSync(names[0] ?? ''));
  writeManifest(site, { release: '1', commit: 'c'.repeat(40), modified: false });
});
afterEach(() => rmSync(site, { recursive: true }));

it('counts what it read, compressed files included', () => {
  expect(verifyFiles(site)).toBe(Object.keys(readManifest(site).files).length + 2);
});

it('names the first ten files that are missing or differ, and how many there are besides', () => {
  const told = (count: number): string =>
    names
      .slice(0, count)
      .map((name, index) => `${name} ${index === 0 ? 'is missing' : 'differs'}`)
      .join(', ');
  rmSync(path.join(site, names[0] ?? ''));
  for (const name of names.slice(1, 10)) put(name, 'other');
  expect(() => verifyFiles(site)).toThrow(new RegExp(`: ${told(10)}\\.$`));
  for (const name of names.slice(10)) put(name, 'other');
  expect(() => verifyFiles(site)).toThrow(new RegExp(`: ${told(10)} and 2 more\\.$`));
});

it('tells which compressed file differs', () => {
  put(`${names[0] ?? ''}.br`, brotliCompressSync('other'));
  expect(() => verifyFiles(site)).toThrow(/: page-00\.html\.br differs\.$/);
});
