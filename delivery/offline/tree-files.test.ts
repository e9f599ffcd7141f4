import { describe, expect, it } from 'vitest';
import { bytesOf } from './saved-tree.ts';
import { treeFiles } from './tree-files.ts';

const file = { bytes: 10, sha256: 'ab' };
const list = (...names: string[]): { files: Record<string, typeof file> } => ({
  files: Object.fromEntries(names.map((name) => [name, file])),
});

describe('treeFiles', () => {
  it("takes a tree's pages and search index at the addresses that readers use", () => {
    const found = treeFiles(
      list('mainnet.html', 'mainnet/a/b.html', 'mainnet/api/grpc/x.proto.html', 'mainnet/search-index-en-1f.json'),
      'mainnet',
    );
    expect(Object.keys(found)).toEqual([
      '/mainnet',
      '/mainnet/a/b',
      '/mainnet/api/grpc/x.proto',
      '/mainnet/search-index-en-1f.json',
    ]);
  });

  it('takes what all pages need', () => {
    expect(
      Object.keys(treeFiles(list('index.html', 'search.html', 'assets/js/main.1.js', 'img/logo.svg'), 'mainnet')),
    ).toEqual(['/', '/search', '/assets/js/main.1.js', '/img/logo.svg']);
  });

  it('leaves out addresses that only redirect', () => {
    expect(treeFiles({ files: { 'mainnet/old.html': { ...file, moved: true } } }, 'mainnet')).toEqual({});
  });

  it('leaves the other tree, downloads, Markdown versions and previews on the server', () => {
    const rest = list(
      'testnet.html',
      'testnet/a.html',
      'mainnet/openapi/core.json',
      'mainnet/a.md',
      'img/social/x.png',
      'archives/mainnet.zip',
      'sitemap.xml',
    );
    expect(treeFiles(rest, 'mainnet')).toEqual({});
  });
});

it('bytesOf adds up what the files of a tree take', () => {
  expect(bytesOf({})).toBe(0);
  expect(bytesOf({ '/a': { bytes: 10, sha256: 'ab' }, '/b': { bytes: 32, sha256: 'cd' } })).toBe(42);
});
