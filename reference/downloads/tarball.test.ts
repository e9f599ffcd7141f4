import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { packageTarball } from './tarball.ts';

const long = `${'folder/'.repeat(14)}${'n'.repeat(90)}.txt`;
const files = [
  ['a.txt', Buffer.from('a'.repeat(1000))],
  ['empty.txt', Buffer.alloc(0)],
  [long, Buffer.from('far away')],
] as const;

it('writes archives that tar reads, long names included', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tar-'));
  try {
    writeFileSync(path.join(folder, 'a.tgz'), packageTarball(files));
    execFileSync('tar', ['xzf', 'a.tgz'], { cwd: folder });
    for (const [name, content] of files)
      expect(readFileSync(path.join(folder, 'package', name)).equals(content), name).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('gives the same bytes for the same files', () => {
  expect(Buffer.compare(packageTarball(files), packageTarball(files))).toBe(0);
});

it('refuses names that the format has no room for', () => {
  expect(() => packageTarball([['n'.repeat(120), Buffer.alloc(0)]])).toThrow('too long for the archive');
});
