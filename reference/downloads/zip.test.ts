import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { python } from '../../tools/test/programs.ts';
import { zip } from './zip.ts';

const files = [
  ['proto/vega/vega.proto', Buffer.from('syntax = "proto3";\n'.repeat(100))],
  ['empty.txt', Buffer.alloc(0)],
] as const;

it('writes archives that another program reads', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'zip-'));
  try {
    writeFileSync(path.join(folder, 'a.zip'), zip(files));
    const script =
      'import zipfile; z = zipfile.ZipFile("a.zip"); assert z.testzip() is None; print([(i.filename, len(z.read(i))) for i in z.infolist()])';
    const listed = execFileSync(python, ['-c', script], { cwd: folder, encoding: 'utf8' });
    expect(listed.trim()).toBe("[('proto/vega/vega.proto', 1900), ('empty.txt', 0)]");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('gives the same bytes for the same files', () => {
  expect(Buffer.compare(zip(files), zip(files))).toBe(0);
});
