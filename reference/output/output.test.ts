import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nothing } from '../../html/html.ts';
import { filesOf } from '../../common/files-of.ts';
import { newestRelease } from '../../product.ts';
import { stub } from '../pages/stub.ts';
import { GeneratedFiles } from './generated-files.ts';
import { writeFolder } from './write-folder.ts';
import { removeStrayStubs } from './stray-stubs.ts';
import { refuseWrittenPages, writeStubs } from './write-stubs.ts';

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

  it('takes the folder that is kept along as it is, and whoever watches it stays', async () => {
    const folder = path.join(root, '.generated');
    await writeFolder(folder, files({ 'old.json': '1' }), 'pages');
    expect(readdirSync(folder)).toEqual(['old.json']);
    mkdirSync(path.join(folder, 'pages'));
    writeFileSync(path.join(folder, 'pages/a.mdx'), 'a');
    const before = statSync(path.join(folder, 'pages')).ino;
    await writeFolder(folder, files({ 'new.json': '2' }), 'pages');
    expect(filesOf(folder)).toEqual(['new.json', 'pages/a.mdx']);
    expect(statSync(path.join(folder, 'pages')).ino).toBe(before);
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
  const at = (file: string): string => path.join(root, 'pages', file);
  const write = (contents: Readonly<Record<string, string>>): Promise<void> =>
    writeStubs(path.join(root, 'pages'), files(contents));

  it('leaves nothing of earlier runs', async () => {
    await write({ 'api/rest/core/old.mdx': 'old', 'api/a.mdx': 'a' });
    await write({ 'api/rest/core/new.mdx': 'new', 'api/a.mdx': 'b' });
    expect(filesOf(path.join(root, 'pages'))).toEqual(['api/a.mdx', 'api/rest/core/new.mdx']);
    expect(readFileSync(at('api/a.mdx'), 'utf8')).toBe('b');
  });

  it('does not touch a stub that stays the same', async () => {
    await write({ 'api/a.mdx': 'a' });
    const before = statSync(at('api/a.mdx'), { bigint: true });
    await write({ 'api/a.mdx': 'a' });
    const { ino, mtimeNs } = statSync(at('api/a.mdx'), { bigint: true });
    expect({ ino, mtimeNs }).toEqual({ ino: before.ino, mtimeNs: before.mtimeNs });
  });
});

describe('refuseWrittenPages', () => {
  it.each(['api/a.mdx', 'api/a.md', 'api/a/index.mdx', 'api/a/index.md'])('refuses a stub beside %s', (page) => {
    mkdirSync(path.dirname(path.join(root, 'docs', page)), { recursive: true });
    writeFileSync(path.join(root, 'docs', page), 'By hand.');
    expect(() => refuseWrittenPages(root, 'docs', files({ 'api/b.mdx': '' }))).not.toThrow();
    expect(() => refuseWrittenPages(root, 'docs', files({ 'api/b.mdx': '', 'api/a.mdx': '' }))).toThrow(
      `docs/${page} is written by hand, and the reference makes a page of that route: rename one.`,
    );
  });
});

describe('removeStrayStubs', () => {
  const put = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  const page = {
    route: '/api/a',
    title: 'A "quoted" title',
    description: 'd',
    sidebarLabel: 'A',
    source: 'definitions/a.proto',
    toc: [{ value: 'One', id: 'one', level: 2 }],
    html: nothing,
  };

  it('removes the stubs that stand among written pages, and the folders that they leave empty', () => {
    put('docs/api/rest/core/a.mdx', stub(page, 'testnet', newestRelease));
    put('docs/api/rest/overview.mdx', 'By hand.');
    put('versioned_docs/version-v98.1/api/a.mdx', stub({ ...page, toc: [] }, 'mainnet', newestRelease));
    expect(removeStrayStubs(root)).toBe(2);
    expect(filesOf(root)).toEqual(['docs/api/rest/overview.mdx']);
    expect(readdirSync(path.join(root, 'docs/api/rest'))).toEqual(['overview.mdx']);
    expect(readdirSync(path.join(root, 'versioned_docs'))).toEqual([]);
    expect(removeStrayStubs(root)).toBe(0);
  });

  it('leaves whatever a person wrote or changed', () => {
    const made = stub(page, 'testnet', newestRelease);
    const written = [`${made}More.\n`, made.replace('---\n\nexport', '---\n\nText.\n\nexport'), `\n${made}`, ''];
    written.forEach((text, index) => put(`docs/${index}.mdx`, text));
    expect(removeStrayStubs(root)).toBe(0);
    expect(filesOf(root)).toHaveLength(written.length);
  });
});
