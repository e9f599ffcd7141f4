import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { builtFiles } from '../../html/page/built-page.ts';
import { trees, type TreeName } from '../../product.ts';
import { archiveName } from './archive-file.ts';
import { treeArchives, writeArchives } from './write-archives.ts';

const site = mkdtempSync(path.join(tmpdir(), 'archives-'));
afterAll(() => rmSync(site, { recursive: true }));
const names = Object.values(trees).map(({ path: tree }) => tree as TreeName);
for (const tree of names)
  writeFileSync(
    path.join(site, `${tree}.html`),
    `<html><title>${tree} | Docs</title><main>text of ${tree}</main></html>`,
  );

const write = (): ReturnType<typeof writeArchives> => {
  const archives = treeArchives(site);
  for (const built of builtFiles(site)) for (const archive of archives) archive.add(built);
  return writeArchives(site, archives);
};
const at = (file: string): string => path.join(site, 'archives', file);

it('writeArchives writes an archive of each tree and their list, and leaves none of an earlier build', () => {
  const list = write();
  expect(list.map(({ tree, file }) => [tree, file])).toEqual(names.map((tree) => [tree, archiveName(tree)]));
  for (const { file, bytes, sha256 } of list) {
    const content = readFileSync(at(file));
    expect([bytes, sha256]).toEqual([content.length, createHash('sha256').update(content).digest('hex')]);
  }
  mkdirSync(at('old'));
  writeFileSync(at('old/archive.zip'), '');
  expect(write()).toEqual(list);
  expect(existsSync(at('old'))).toBe(false);
  expect(readdirSync(path.join(site, 'archives')).sort()).toEqual(['archives.json', ...names.map(archiveName)].sort());
});

it('the list is JSON of one line a fact, as differences between builds are read', () => {
  const list = write();
  const entries = list.map(
    ({ tree, file, bytes, sha256 }) =>
      ` {\n  "tree": "${tree}",\n  "file": "${file}",\n  "bytes": ${bytes},\n  "sha256": "${sha256}"\n }`,
  );
  expect(readFileSync(at('archives.json'), 'utf8')).toBe(`[\n${entries.join(',\n')}\n]\n`);
});
