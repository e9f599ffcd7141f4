import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GeneratedFiles } from './generated-files.ts';
import { writeFolder } from './write-folder.ts';
import { writeStubs } from './write-stubs.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'output-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function files(contents: Readonly<Record<string, string>>): GeneratedFiles {
  const made = new GeneratedFiles();
  for (const [file, content] of Object.entries(contents)) made.add(file, content);
  return made;
}

const stub = (name: string): string => `---\ntitle: ${name}\n---\n<Reference file="testnet/api/${name}" />\n`;

describe('generated files', () => {
  it('refuse two pages of one route', () => {
    expect(() => files({ 'a/b.html': '1' }).add('a//b.html', '2')).toThrow('Two generated files are called a/b.html');
  });
});

describe('writeFolder', () => {
  it('replaces the folder, so that nothing of an earlier run is left', async () => {
    const folder = path.join(root, '.generated');
    await writeFolder(folder, files({ 'old.json': '1' }));
    await writeFolder(folder, files({ 'html/new.html': '2' }));
    expect(readdirSync(folder)).toEqual(['html']);
    expect(readFileSync(path.join(folder, 'html/new.html'), 'utf8')).toBe('2');
    expect(readdirSync(root)).toEqual(['.generated']);
  });

  it('leaves the earlier folder whole when writing fails', async () => {
    const folder = path.join(root, '.generated');
    await writeFolder(folder, files({ 'old.json': '1' }));
    await expect(writeFolder(folder, files({ a: 'file', 'a/b': 'in a folder of that name' }))).rejects.toThrow();
    expect(readFileSync(path.join(folder, 'old.json'), 'utf8')).toBe('1');
    expect(readdirSync(root)).toEqual(['.generated']);
  });
});

describe('writeStubs', () => {
  const docs = (): string => path.join(root, 'docs');
  const at = (file: string): string => path.join(docs(), file);

  it('removes the stubs of earlier runs and keeps pages written by hand', async () => {
    mkdirSync(at('api/rest'), { recursive: true });
    writeFileSync(at('api/rest/overview.mdx'), 'By hand.');
    await writeStubs(docs(), files({ 'api/rest/core/old.mdx': stub('old') }));
    await writeStubs(docs(), files({ 'api/rest/core/new.mdx': stub('new') }));
    expect(existsSync(at('api/rest/core/old.mdx'))).toBe(false);
    expect(readFileSync(at('api/rest/core/new.mdx'), 'utf8')).toContain('testnet/api/new');
    expect(readFileSync(at('api/rest/overview.mdx'), 'utf8')).toBe('By hand.');
  });

  it('does not touch a stub that stays the same', async () => {
    await writeStubs(docs(), files({ 'api/a.mdx': stub('a') }));
    const before = statSync(at('api/a.mdx')).mtimeMs;
    await writeStubs(docs(), files({ 'api/a.mdx': stub('a') }));
    expect(statSync(at('api/a.mdx')).mtimeMs).toBe(before);
  });

  it('refuses to overwrite a page that was written by hand, before anything is written', async () => {
    mkdirSync(at('api'), { recursive: true });
    writeFileSync(at('api/a.mdx'), 'By hand.');
    await expect(writeStubs(docs(), files({ 'api/0.mdx': stub('0'), 'api/a.mdx': stub('a') }))).rejects.toThrow(
      'docs/api/a.mdx is written by hand',
    );
    expect(readdirSync(at('api'))).toEqual(['a.mdx']);
  });
});
