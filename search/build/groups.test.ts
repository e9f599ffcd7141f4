import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { decodeDistances } from '../format/distances.ts';
import { decodeTexts, textAt } from '../format/texts.ts';
import { hitTypes } from '../format/types.ts';
import { builtPage } from '../testing/small-index.ts';
import { contentGroup } from './content-group.ts';
import { nameGroups } from './name-groups.ts';
import { operationNames } from './operation-names.ts';
import { orderRecords } from './order-records.ts';
import { addPageAliases } from './page-aliases.ts';
import { questionGroup, readQuestions } from './readers-questions.ts';
import { sectionLabel } from './section-label.ts';

const root = mkdtempSync(path.join(tmpdir(), 'groups-'));
afterAll(() => rmSync(root, { recursive: true }));
const put = (file: string, content: unknown): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), JSON.stringify(content));
};

const records = orderRecords([
  { ...builtPage('/concepts/a', 'A', '<p>Same words.<h2 id=own-anchor>Heading</h2><p>Same words.'), about: 'Of a.' },
  builtPage(
    '/api/b',
    'B',
    '<div class=reference><h2 id=part>A part</h2><p>Other words.<h3 id=Order>Order</h3><table><tr id=Order.price><td>price<td>Its limit.</table></div>',
  ),
]);
records[1]?.record.names.add('other').add('name');

it('the three groups of the first file have each its type, where it begins and how many it has', () => {
  const groups = nameGroups(records).map(({ documents }) => documents);
  expect(groups.map(({ type, first, count }) => [type, first, count])).toEqual([
    [hitTypes.page, 0, 2],
    [hitTypes.heading, 2, 2],
    [hitTypes.content, 4, 2],
  ]);
  expect([hitTypes.page, hitTypes.heading, hitTypes.content]).toEqual([0, 1, 2]);
});

it('pages have addresses and what they say of themselves, the others anchors and what they belong to', () => {
  const [pages, headings, content] = nameGroups(records, { synonyms: [['lp', 'liquidity']], answers: [['a', 0, 'b']] }).map(
    ({ documents }) => documents,
  );
  expect(pages).toMatchObject({
    url: ['/testnet/concepts/a', '/testnet/api/b'],
    breadcrumbs: [
      ['Concepts', 'Part'],
      ['APIs', 'Part'],
    ],
    kinds: 'gr',
    names: { 1: 'other|name' },
    synonyms: [['lp', 'liquidity']],
    answers: [['a', 0, 'b']],
  });
  const about = pages?.about && decodeTexts(pages.about);
  expect(about && [textAt(about, 0), textAt(about, 1)]).toEqual(['Of a.', '']);
  // Of three anchors that follow from titles none is written out.
  expect([headings?.hash, content?.hash]).toEqual([['own-anchor', 'part'], []]);
  expect([headings, content].map((group) => decodeDistances(group?.parent ?? ''))).toEqual([
    [0, 1],
    [3, 4],
  ]);
  expect([headings?.names, pages?.hash]).toEqual([{}, undefined]);
});

it('the group of texts has every text that there is, and whose it is', () => {
  const { documents, index } = contentGroup(records);
  const texts = decodeTexts({ ...documents, index });
  expect(decodeDistances(documents.of).map((id, place) => [id, textAt(texts, place)])).toEqual([
    [0, 'Same words.'],
    [2, 'Same words.'],
    [3, 'Other words.'],
    [5, 'Its limit.'],
  ]);
});

it('the group of questions has them in small letters with the page that answers each', () => {
  const questions = new Map([
    ['/api/b', ['What is B', 'why']],
    ['/concepts/a', ['What is A']],
  ]);
  const { documents, index } = questionGroup(records, questions, false);
  const texts = decodeTexts({ ...documents, index });
  expect(decodeDistances(documents.of).map((id, place) => [id, textAt(texts, place)])).toEqual([
    [0, 'what is a'],
    [1, 'what is b'],
    [1, 'why'],
  ]);
});

it('readQuestions takes what stands between semicolons, and refuses a route without any', () => {
  put('search/readers-questions.yaml', { '/a': 'one; two ;; three;', '/b': 'four' });
  expect([...readQuestions(root)]).toEqual([
    ['/a', ['one', 'two', 'three']],
    ['/b', ['four']],
  ]);
  for (const none of [' ; ', null]) {
    put('search/readers-questions.yaml', { '/a': 'one', '/b': none });
    expect(() => readQuestions(root)).toThrow(/^docs-error: search\/readers-questions\.yaml: \/b has no questions; /);
  }
});

it('addPageAliases refuses a route without a page, but not in a draft', () => {
  put('search/page-aliases.yaml', { '/concepts/a': ['alpha', 'first'], '/nowhere': ['lost'] });
  const page = builtPage('/concepts/a', 'A', '<h2 id=b>B</h2>');
  expect(() => addPageAliases(root, [page], false)).toThrow('there is no page /nowhere');
  addPageAliases(root, [page], true);
  expect(page.records.map(({ names }) => [...names])).toEqual([['alpha', 'first'], []]);
  put('search/page-aliases.yaml', { '/concepts/a': ['third'] });
  expect(() => addPageAliases(root, [page], false)).not.toThrow();
});

it('operationNames are the rpcs of routes, from what the generator wrote', () => {
  expect(() => operationNames(root, 'mainnet')).toThrow(/mainnet\.json is missing, .*run `npm run generate`\.$/);
  put('.generated/links/mainnet.json', {
    operations: { TradingData_ListOrders: { route: '/api/rest/a' }, Core_Submit_Raw: { route: '/api/rest/b' } },
  });
  expect([...operationNames(root, 'mainnet')]).toEqual([
    ['/api/rest/a', 'ListOrders'],
    ['/api/rest/b', 'Submit_Raw'],
  ]);
});

it.each([
  ['/mainnet/concepts', 'Concepts'],
  ['/mainnet/concepts/fees', 'Concepts'],
  ['/mainnet/category/concepts', 'Concepts'],
  ['/testnet/category/api/rest', 'APIs'],
  ['/mainnet/conceptsx', undefined],
  ['/mainnet', undefined],
  ['/about', undefined],
])('sectionLabel of %s is %s', (url, label) => {
  expect(sectionLabel(url)).toBe(label);
});
