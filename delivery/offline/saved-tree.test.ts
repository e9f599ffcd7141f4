import { expect, it } from 'vitest';
import { bytesOf, parseSavedTree } from './saved-tree.ts';

const whole = { tree: 'mainnet', release: 'v0.73', commit: 'abc', savedAt: 5, files: {} };

it('what is saved of a tree is read as it was written', () => {
  expect(parseSavedTree(JSON.stringify(whole))).toEqual(whole);
  expect(parseSavedTree(JSON.stringify({ ...whole, commit: undefined }))).toEqual({ ...whole, commit: null });
});

it.each([
  '',
  '{',
  'null',
  ...(['tree', 'release', 'savedAt', 'files'] as const).flatMap((name) => [
    JSON.stringify({ ...whole, [name]: undefined }),
    JSON.stringify({ ...whole, [name]: name === 'savedAt' ? 'today' : 7 }),
  ]),
])('%s is damaged, or of another form', (text) => {
  expect(parseSavedTree(text)).toBeUndefined();
});

it('the files of a tree take what each of them takes', () => {
  const file = (bytes: number): { bytes: number; sha256: string } => ({ bytes, sha256: '' });
  expect(bytesOf({ '/a': file(3), '/b': file(4) } as never)).toBe(7);
  expect(bytesOf({})).toBe(0);
});
