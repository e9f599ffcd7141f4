import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { compareFolders } from './compare-folders.ts';

function folder(files: Record<string, string>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'compared-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), content);
  }
  return root;
}

it('finds nothing between folders that are the same', () => {
  expect(compareFolders(folder({ a: '1', 'b/c': '2' }), folder({ 'b/c': '2', a: '1' }))).toEqual({
    files: 2,
    differences: [],
  });
});

it('names what differs and where, and what is on one side only', () => {
  const { differences } = compareFolders(
    folder({ a: 'same start 1', b: '', d: 'short' }),
    folder({ a: 'same start 2', c: '', d: 'shorter' }),
  );
  expect(differences).toEqual([
    'a differs from byte 11: "same start 1"',
    'b is in the first only',
    'c is in the second only',
    'd differs from byte 5: "short"',
  ]);
});
