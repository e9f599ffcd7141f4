import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readSynonyms } from './synonyms.ts';

const root = mkdtempSync(path.join(tmpdir(), 'synonyms-'));
mkdirSync(path.join(root, 'search'));
afterAll(() => rmSync(root, { recursive: true }));
const read = (...entries: readonly object[]): unknown => {
  writeFileSync(path.join(root, 'search', 'synonyms.yaml'), JSON.stringify(entries));
  return readSynonyms(root);
};
const whole = { typed: 'lp', means: ['liquidity', 'provider'], because: 'People write it so.' };

it('a synonym has what is typed, what it means, and a reason', () => {
  expect(read(whole)).toEqual([['lp', 'liquidity', 'provider']]);
  for (const part of ['typed', 'means', 'because'])
    expect(() => read(whole, { ...whole, [part]: undefined })).toThrow(/^docs-error: search\/synonyms\.yaml: entry 2 \(/);
  expect(() => read({ ...whole, means: [] })).toThrow('entry 1 (lp) needs `typed`, a list `means`');
});
