import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { NameGroup } from '../format/types.ts';
import { builtPage } from '../testing/small-index.ts';
import { writeIndex } from './write-index.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'index-'));
afterAll(() => rmSync(folder, { recursive: true }));
const site = path.join(folder, 'site');
const put = (file: string, content: unknown): void => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), JSON.stringify(content));
};
symlinkSync(path.resolve('definitions'), path.join(folder, 'definitions'));
for (const tree of ['mainnet', 'testnet']) {
  mkdirSync(path.join(site, tree), { recursive: true });
  put(`networks/${tree}.json`, { label: tree, parameters: {} });
  put(`.generated/links/${tree}.json`, { operations: { Data_ListOrders: { route: '/api/rest/list' } } });
}
put('search/synonyms.yaml', [{ typed: 'lp', means: ['liquidity'], because: 'People write it so.' }]);
put('search/readers-questions.yaml', { '/concepts/a': 'what is a' });

const pages = [
  builtPage('/concepts/a', 'A', ''),
  builtPage('/api/rest/list', 'List', ''),
  { ...builtPage('/concepts/a', 'A', ''), url: '/mainnet/concepts/a' },
  { ...builtPage('/concepts/a', 'About', ''), url: '/about' },
];
const read = (file: string): string => readFileSync(path.join(site, file), 'utf8');

beforeEach(() => {
  put('search/page-aliases.yaml', { '/concepts/a': ['alpha'] });
  vi.stubEnv('DOCS_DRAFT', undefined);
});
afterEach(() => vi.unstubAllEnvs());

it('writeIndex writes two files for each tree, of its pages and those outside the trees', () => {
  writeIndex(folder, site, '0123abcd', pages);
  for (const tree of ['mainnet', 'testnet'])
    expect(readdirSync(path.join(site, tree)).sort()).toEqual([
      'search-content-en-0123abcd.json',
      'search-index-en-0123abcd.json',
    ]);
  const names = ['mainnet', 'testnet'].map((tree) => {
    const [first] = JSON.parse(read(`${tree}/search-index-en-0123abcd.json`)) as NameGroup[];
    return [first?.documents.url, first?.documents.names, first?.documents.synonyms];
  });
  expect(names).toEqual([
    [['/mainnet/concepts/a', '/about'], { 0: 'alpha' }, [['lp', 'liquidity']]],
    [
      ['/testnet/concepts/a', '/testnet/api/rest/list', '/about'],
      { 0: 'alpha', 1: 'ListOrders|REST API endpoint' },
      [['lp', 'liquidity']],
    ],
  ]);
  expect(JSON.parse(read('mainnet/search-content-en-0123abcd.json'))).toHaveLength(2);
});

it('writeIndex names no page that another index is given, and is the same when it is written again', () => {
  writeIndex(folder, site, '0123abcd', pages);
  const first = read('testnet/search-index-en-0123abcd.json');
  writeIndex(folder, site, '0123abcd', pages);
  expect(read('testnet/search-index-en-0123abcd.json')).toBe(first);
  expect(pages.map(({ records }) => records[0]?.names.size)).toEqual([0, 0, 0, 0]);
});

it('writeIndex stops at an alias of no page, but not while a draft is built', () => {
  put('search/page-aliases.yaml', { '/nowhere': ['lost'] });
  expect(() => writeIndex(folder, site, '0123abcd', pages)).toThrow('there is no page /nowhere');
  vi.stubEnv('DOCS_DRAFT', '1');
  expect(() => writeIndex(folder, site, '0123abcd', pages)).not.toThrow();
});
