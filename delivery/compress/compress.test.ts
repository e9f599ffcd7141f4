import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
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

it('packs what every reader loads as hard as can be, pages less hard, and both with gzip’s best', async () => {
  // Words in no order: every level makes something else of them.
  const words = ['order', 'margin', 'market', 'fee', 'price', 'side', 'party', 'asset'];
  let state = 7;
  const content = Buffer.from(
    Array.from({ length: 8000 }, () => {
      state = (state * 75 + 74) % 65_537;
      return words[(state >> 4) % 8];
    }).join(' '),
  );
  const brotli = (quality: number): Buffer =>
    brotliCompressSync(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    });
  expect(new Set([5, 6, 7, 8, 9, 10, 11].map((quality) => brotli(quality).length)).size).toBe(7);
  for (const name of ['assets/js/main.js', 'index.html']) writeFileSync(at(name), content);
  await compress(folder);
  expect(readFileSync(at('assets/js/main.js.br')).equals(brotli(11))).toBe(true);
  expect(readFileSync(at('index.html.br')).equals(brotli(7))).toBe(true);
  expect(readFileSync(at('index.html.gz')).length).toBe(gzipSync(content, { level: 9 }).length);
  expect(gzipSync(content, { level: 7 }).length).toBeGreaterThan(gzipSync(content, { level: 9 }).length);
});
