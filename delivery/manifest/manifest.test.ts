import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { BuildManifest } from './build-manifest.ts';
import { readCommit } from './read-commit.ts';
import { writeManifest } from './write-manifest.ts';

function folder(): string {
  return mkdtempSync(path.join(tmpdir(), 'manifest-'));
}

describe('writeManifest', () => {
  const site = folder();
  mkdirSync(path.join(site, 'a'));
  writeFileSync(path.join(site, 'index.html'), 'abc');
  writeFileSync(path.join(site, 'index.html.br'), 'compressed');
  writeFileSync(path.join(site, 'a', 'b.html'), '');
  const source = { release: '1', commit: 'c', modified: false };
  writeManifest(site, source);
  const text = readFileSync(path.join(site, 'build.json'), 'utf8');
  const manifest = JSON.parse(text) as BuildManifest;

  it('lists every file but the compressed versions, with the digest that sha256sum gives', () => {
    expect(Object.keys(manifest.files)).toEqual(['a/b.html', 'index.html']);
    expect(manifest.files['index.html']).toEqual({
      bytes: 3,
      sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    });
  });

  it('marks pages that only redirect', () => {
    expect(writeManifest(site, source, new Set(['a/b.html'])).files['a/b.html']?.moved).toBe(true);
  });

  it('says what was built', () => {
    expect(manifest).toMatchObject(source);
  });

  it('is the same when it is written again', () => {
    writeManifest(site, source);
    expect(readFileSync(path.join(site, 'build.json'), 'utf8')).toBe(text);
  });
});

describe('readCommit', () => {
  it('knows a commit and whether files differ from it', () => {
    const root = folder();
    const git = (...args: string[]): string =>
      execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
        cwd: root,
        encoding: 'utf8',
      });
    git('init', '-q');
    writeFileSync(path.join(root, 'a'), '1');
    git('add', 'a');
    git('commit', '-q', '-m', 'one');
    expect(readCommit(root)).toEqual({ commit: git('rev-parse', 'HEAD').trim(), modified: false });
    writeFileSync(path.join(root, 'a'), '2');
    expect(readCommit(root).modified).toBe(true);
  });

  it('says so when there is no repository', () => {
    expect(readCommit(folder())).toEqual({ commit: null, modified: false });
  });
});
