import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compress } from './compress.ts';

let folder: string;
/** What compresses well, but not at every level alike. */
const text = (bytes: number): string =>
  Array.from({ length: bytes }, (_, at) => 'order margin market'[(at * at + (at >> 3)) % 19]).join('');
const files = {
  'index.html': 5000,
  'smallest.css': 1024,
  'small.css': 1023,
  'picture.png': 5000,
  _headers: 5000,
  '_hosting/headers.json': 5000,
  'assets/js/main.js': 5000,
  'js/main.js': 5000,
} as const;
const at = (name: string): string => path.join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'compress-'));
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(path.dirname(at(name)), { recursive: true });
    writeFileSync(at(name), text(bytes));
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

it('compresses what is worth it and is for readers, in both ways, and says how many', async () => {
  const compressed = ['index.html', 'smallest.css', 'assets/js/main.js', 'js/main.js'];
  expect(await compress(folder)).toBe(compressed.length);
  for (const name of Object.keys(files)) {
    const both = ['.br', '.gz'].map((ending) => existsSync(at(name + ending)));
    expect([name, both]).toEqual([name, Array<boolean>(2).fill(compressed.includes(name))]);
  }
  for (const name of compressed) {
    const content = readFileSync(at(name));
    expect(brotliDecompressSync(readFileSync(at(`${name}.br`)))).toEqual(content);
    expect(gunzipSync(readFileSync(at(`${name}.gz`)))).toEqual(content);
  }
  const bytes = (name: string): number => readFileSync(at(name)).length;
  expect(bytes('assets/js/main.js.br')).toBeLessThan(bytes('js/main.js.br'));
});
