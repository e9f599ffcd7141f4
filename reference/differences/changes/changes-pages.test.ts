import { describe, expect, it } from 'vitest';
import { releaseOf } from '../../../product.ts';
import { joinLinks } from '../../links/join-links.ts';
import type { Change } from '../versions/compare-surfaces.ts';
import type { VersionDifferences } from '../versions/version-differences.ts';
import { changesPages, type Side } from './changes-pages.ts';

const changes: readonly Change[] = [
  {
    kind: 'field',
    name: 'a.Order.old',
    parent: 'a.Order',
    about: 'uint64, number 2',
    change: 'removed',
    breaking: true,
    details: [],
  },
  {
    kind: 'field',
    name: 'a.Order.new',
    parent: 'a.Order',
    about: 'string, number 9',
    change: 'added',
    breaking: false,
    details: [],
  },
  { kind: 'message', name: 'a.Order', change: 'changed', breaking: false, details: ['deprecated: no → yes'] },
  { kind: 'flag', name: 'vega --home', change: 'changed', breaking: true, details: ['type: a → b<c>'] },
];
const differences: VersionDifferences = {
  versions: ['v1.0', 'v2.0'],
  changes,
  inside: [{ kind: 'REST operation', name: 'S_Get', types: ['a.Order'] }],
};
const operations = { S_Get: { route: '/rest/get', title: 'Get', method: 'GET', path: '/get' } };
const side = (tree: Side['tree'], version: string, types: Record<string, string>): Side => ({
  tree,
  release: releaseOf(version),
  links: { ...joinLinks([]), types, operations },
});
const sides: [Side, Side] = [
  side('mainnet', '1.0.3', { 'a.Order': '/p#Order', 'a.Order.old': '/p#Order.old' }),
  side('testnet', '2.0.1', { 'a.Order': '/q#Order', 'a.Order.new': '/q#Order.new' }),
];
const pages = changesPages(differences, sides);
const page = (route: string): string => pages.find((one) => one.route === route)?.html.text ?? '';
const row = (route: string, id: string): string => page(route).split(`<tr id="${id}"`)[1]?.split('<tr')[0] ?? '';

describe('the pages of changes', () => {
  it('are one that sums up and one for each API that changed, each with its own title', () => {
    expect(pages.map(({ route, title }) => [route, title])).toEqual([
      ['/changes', 'Changes from v1.0 to v2.0'],
      ['/changes/rest', 'Changes from v1.0 to v2.0: REST API'],
      ['/changes/grpc', 'Changes from v1.0 to v2.0: gRPC API and messages'],
      ['/changes/programs', 'Changes from v1.0 to v2.0: Command lines'],
    ]);
    for (const { description } of pages) expect(description.length).toBeLessThanOrEqual(160);
  });

  it('are not made of one release', () => {
    expect(changesPages({ versions: ['v1.0'], changes: [] }, sides)).toEqual([]);
  });

  it('count what changed in each API, and lead only to pages that there are', () => {
    const html = page('/changes');
    expect(html).toContain(
      'mainnet runs v1.0.3, testnet runs v2.0.1. There are 4 changes, of which 2 can break programs.',
    );
    expect(html).toContain(
      '<tr><td><a href="/~tree~/changes/grpc">gRPC API and messages</a><td>1 breaking, 1 new, 1 other',
    );
    expect(html).toContain('<tr><td>Contracts<td>none</table>');
    // As many heads as cells: a head without a cell below it leaves a hole in the table.
    const [head = '', ...rows] = html.split('<tr>').slice(1);
    for (const row of rows) expect(row.split('<td>')).toHaveLength(head.split('<th ').length);
    const led = [...html.matchAll(/href="\/~tree~(\/changes\/\w+)"/g)].map(([, route]) => route);
    expect(led).toEqual(pages.slice(1).map(({ route }) => route));
  });

  it('tell breaking changes first, then what is new, then the rest', () => {
    expect([...page('/changes/grpc').matchAll(/<h2 id="(\w+)"/g)].map(([, id]) => id)).toEqual([
      'breaking',
      'new',
      'other',
    ]);
    expect([...page('/changes/grpc').matchAll(/<tr id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
      'a.Order.old',
      'a.Order.new',
      'a.Order',
    ]);
  });

  it('link each change to the element in the releases that have it; otherwise to what it was or will be part of', () => {
    expect(row('/changes/grpc', 'a.Order')).toContain(
      '<td><a href="/mainnet/p#Order" aria-label="v1.0: a.Order">v1.0</a>, <a href="/testnet/q#Order" aria-label="v2.0: a.Order">v2.0</a><td>Message changed: <code>deprecated: no → yes</code>',
    );
    expect(row('/changes/grpc', 'a.Order.old')).toContain(
      '<td><a href="/mainnet/p#Order.old" aria-label="v1.0: a.Order.old">v1.0</a>, <a href="/testnet/q#Order" aria-label="v2.0: a.Order">v2.0</a><td>Field gone: <code>uint64, number 2</code>',
    );
    expect(row('/changes/grpc', 'a.Order.new')).toContain('href="/testnet/q#Order.new"');
    expect(row('/changes/programs', 'vega--home')).toContain(
      '<td><td>Flag changed: <code>type: a → b&lt;c&gt;</code></',
    );
  });

  it('name operations whose messages changed inside: what breaks one by one, the rest counted', () => {
    const [breaking = '', other = ''] = page('/changes/rest').split('<h2 id="inside"');
    expect(breaking).toContain('<h2 id="inside-breaking"');
    expect(breaking).toContain(
      '<a href="/testnet/rest/get"><code>S_Get</code></a><td><a href="/~tree~/changes/grpc#a.Order.old"><code>Order.old</code></a> gone</table>',
    );
    expect(other).toContain('<td><a href="/~tree~/changes/grpc#a.Order.new"><code>Order</code></a> 2</table>');
    expect(breaking).toContain(
      'There is no change of its own. One of those that stayed carries messages with changes that can.',
    );
    expect(page('/changes')).toContain('<a href="/~tree~/changes/rest">REST API</a><td>1 breaking inside messages');
  });

  it('do not count another number of a field as breaking what sends JSON', () => {
    const renumbered: Change = { ...changes[0], change: 'changed', details: ['number: 2 → 7'] } as Change;
    const [, rest] = changesPages({ ...differences, changes: [renumbered] }, sides);
    expect(rest?.html.text).not.toContain('inside-breaking');
    expect(rest?.html.text).toContain('<code>Order</code></a> 1</table>');
  });
});
