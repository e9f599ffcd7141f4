import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cachedBytes } from './cached-bytes.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cache-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString();

it('makes a result once and then reads it', async () => {
  let made = 0;
  const make = async (): Promise<Uint8Array> => Buffer.from(`result ${++made}`);
  expect(text(await cachedBytes(folder, 'a', make))).toBe('result 1');
  expect(text(await cachedBytes(folder, 'a', make))).toBe('result 1');
  expect(made).toBe(1);
});

it('drops results for other keys', async () => {
  await writeFile(path.join(folder, 'old'), 'old');
  await cachedBytes(folder, 'new', async () => Buffer.from('new'));
  expect(await readdir(folder)).toEqual(['new']);
});

it('stores nothing when making fails', async () => {
  await expect(cachedBytes(folder, 'a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await readdir(folder)).toEqual([]);
});

it('stores one whole result when several make it at once', async () => {
  const make = (): Promise<Uint8Array> => Promise.resolve(Buffer.from('result'));
  const all = await Promise.all([1, 2, 3, 4].map(() => cachedBytes(folder, 'a', make)));
  expect(all.map(text)).toEqual(Array(4).fill('result'));
  expect(await readdir(folder)).toEqual(['a']);
});
