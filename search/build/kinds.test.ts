import { expect, it } from 'vitest';
import type { ExtractedPage } from '../extract/types.ts';
import { addKindWords } from './kind-words.ts';
import { nameOperations } from './operation-names.ts';

const page = (url: string): ExtractedPage =>
  ({
    url,
    kind: 'guide',
    breadcrumbs: [],
    records: [{ names: new Set() }, { names: new Set() }],
  }) as unknown as ExtractedPage;
const namesOf = ({ records }: ExtractedPage): string[][] => records.map(({ names }) => [...names]);

it('addKindWords names the page, and none of its parts, by its kind', () => {
  const pages = ['/mainnet/api/rest/orders', '/testnet/quickstarts/stream', '/mainnet/concepts/fees'].map(page);
  addKindWords(pages);
  expect(pages.map(namesOf)).toEqual([
    [['REST API endpoint'], []],
    [['quickstart'], []],
    [[], []],
  ]);
});

it('nameOperations names the page of an operation by its rpc', () => {
  const pages = ['/mainnet/api/rest/list-orders', '/mainnet/api/rest/other'].map(page);
  nameOperations(pages, 'mainnet', new Map([['/api/rest/list-orders', 'ListOrders']]));
  expect(pages.map(namesOf)).toEqual([
    [['ListOrders'], []],
    [[], []],
  ]);
});
