import { beforeAll, describe, expect, it } from 'vitest';
import { nameGroups } from '../build/name-groups.ts';
import { orderRecords } from '../build/order-records.ts';
import { builtPage } from '../testing/small-index.ts';
import { readNames, type NameStore } from './name-store.ts';

const type = (name: string, ...fields: string[]): string =>
  `<h3 id="${name}">${name}</h3><table>${fields.map((field) => `<tr id="${name}.${field}"><td>${field}<td>x<td>y`).join('')}</table>`;
const pages = [
  builtPage(
    '/concepts/fees',
    'The fees of a market',
    '<p>Text.<h2 id=maker-fee>Maker fee</h2><p>x<h3 id=elsewhere>Of the maker</h3><p>y',
  ),
  builtPage(
    '/api/grpc/a.proto',
    'a.proto',
    `<div class=reference>${type('Order', 'price', 'peak_size')}${type('Fee')}</div>`,
  ),
];
pages[0]?.records[0]?.names.add('Charges').add('The costs');

const groups = nameGroups(orderRecords(pages));
let store: NameStore;
beforeAll(() => {
  store = readNames(groups);
});
const id = (title: string): number => store.documents.findIndex((document) => document.title === title);

describe('readNames', () => {
  it('reads pages, then headings, then elements, each with its place', () => {
    expect(
      store.documents.map(({ title, type: kind, url, hash, section, parent }) => [
        title,
        kind,
        url,
        hash,
        section,
        parent,
      ]),
    ).toEqual([
      ['The fees of a market', 0, '/testnet/concepts/fees', '', '', 0],
      ['a.proto', 0, '/testnet/api/grpc/a.proto', '', '', 1],
      ['Maker fee', 1, '/testnet/concepts/fees', '#maker-fee', 'The fees of a market', 0],
      ['Of the maker', 1, '/testnet/concepts/fees', '#elsewhere', 'Maker fee', 2],
      ['Order', 2, '/testnet/api/grpc/a.proto', '#Order', 'a.proto', 1],
      ['price', 2, '/testnet/api/grpc/a.proto', '#Order.price', 'Order', 4],
      ['peak_size', 2, '/testnet/api/grpc/a.proto', '#Order.peak_size', 'Order', 4],
      ['Fee', 2, '/testnet/api/grpc/a.proto', '#Fee', 'a.proto', 1],
    ]);
    expect(store.documents.map((document) => document.id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(store.documents.map(({ names }) => names.join())).toEqual(['Charges,The costs', '', '', '', '', '', '', '']);
  });

  it('knows each document’s page and how many documents each page has', () => {
    expect([...store.page]).toEqual([0, 1, 0, 0, 1, 1, 1, 1]);
    expect([...store.parent]).toEqual([0, 1, 0, 2, 1, 4, 4, 1]);
    expect([...store.sections]).toEqual([3, 5]);
    expect(store.kinds).toBe('gr');
  });

  it('counts the letters of titles without those of stop words, unless they are all of the title', () => {
    expect([...store.letters]).toEqual(
      ['feesmarket', 'aproto', 'makerfee', 'maker', 'order', 'price', 'peaksize', 'fee'].map(({ length }) => length),
    );
    const [alone] = readNames(
      nameGroups(orderRecords([builtPage('/concepts/a', 'From', '<h2 id=to>To</h2><div></div>'), ...pages])),
    ).letters;
    expect(alone).toBe(4);
  });

  it('knows whose title a name is, and who else is called so: by other names, and pages by the end of their address', () => {
    const of = (lists: NameStore['titleOf'], name: string): readonly number[] | undefined =>
      lists[store.names.indexOf(name)];
    expect(of(store.titleOf, 'price')).toEqual([id('price')]);
    expect(of(store.otherOf, 'price')).toEqual([]);
    expect(of(store.otherOf, 'Charges')).toEqual([0]);
    expect(of(store.titleOf, 'Charges')).toEqual([]);
    expect(of(store.otherOf, 'fees')).toEqual([0]);
    // Its address ends with its title.
    expect(of(store.otherOf, 'a.proto')).toEqual([1]);
    expect(of(store.titleOf, 'a.proto')).toEqual([1]);
    expect(store.names.filter((name) => name === '')).toEqual([]);
    expect(store.whole[id('peak_size')]).toBe('peaksize');
    expect(store.wholes.has('thecosts')).toBe(true);
    expect(store.wholes.has('peaksize')).toBe(true);
    expect(store.wholes.has('fees')).toBe(false);
  });

  it('knows the names of pages as stems of their words, without stop words', () => {
    expect(store.phrases).toEqual([[['fee', 'market'], ['charg'], ['cost']], [['proto']]]);
  });

  it('says that groups are missing, and from where to where', () => {
    const [first, , last] = groups;
    expect(() => readNames(first && last ? [first, last] : [])).toThrow('documents 2 up to 4 are missing');
  });
});
