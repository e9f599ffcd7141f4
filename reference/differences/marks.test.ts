import { describe, expect, it } from 'vitest';
import type { TreeName } from '../../product.ts';
import { joinLinks } from '../links/join-links.ts';
import type { ReferenceLinks } from '../links/reference-links.ts';
import { marksOf, withMarks, type Marks } from './marks.ts';
import type { Change } from './versions/compare-surfaces.ts';

const parameters = [
  {
    name: 'a.b',
    group: 'x',
    mainnet: '24h',
    testnet: '1m',
    readable: { mainnet: '24 hours', testnet: '1 minute' },
    meaning: 'Waits.',
  },
  {
    name: 'a.c',
    group: 'x',
    mainnet: '1',
    testnet: `{"long": "${'x'.repeat(40)}"}`,
    readable: { mainnet: '1', testnet: 'x' },
    meaning: 'Waits.',
  },
];
const changes: readonly Change[] = [
  { kind: 'field', name: 'vega.Order.size', change: 'changed', breaking: true, details: [] },
  { kind: 'REST operation', name: 'Shop_Buy', change: 'added', breaking: false, details: [] },
  { kind: 'message', name: 'vega.Gone', change: 'removed', breaking: true, details: [] },
  { kind: 'network parameter', name: 'a.b', change: 'changed', breaking: false, details: ['default: 1 → 2'] },
];
const links: ReferenceLinks = {
  ...joinLinks([]),
  params: { 'a.b': '/params#a.b', 'a.c': '/params#a.c' },
  types: { 'vega.Order.size': '/vega.proto#Order.size', 'vega.Gone': '/vega.proto#Gone' },
  operations: { Shop_Buy: { route: '/rest/buy', title: 'Buy', method: 'GET', path: '/buy' } },
};
const versions = { versions: ['v0.73', 'v0.74'], changes };
const marks = (tree: TreeName): Marks => marksOf(tree, parameters, { versions: ['v0.73'], changes: [] }, links);
const later = (tree: TreeName): Marks => marksOf(tree, parameters, versions, links);

describe('the badge of an entry whose networks differ', () => {
  const html =
    '<h3 id="a.b"><code>a.b</code><a class="hash-link" href="#a.b"></a></h3><h3 id="a.bb"><code>a.bb</code></h3><h3 id="a.c">a.c</h3>';

  it('names the other network and its value, and leads to the differences', () => {
    const marked = withMarks(html, '/params', 'testnet', marks('testnet'));
    expect(marked).toContain(
      '<code>a.b</code> <a class="badge differs" href="/testnet/differences#a.b">differs on mainnet: 24h</a><a class="hash-link"',
    );
    expect(withMarks(html, '/params', 'mainnet', marks('mainnet'))).toContain('differs on testnet: 1m</a>');
  });

  it('leaves out values that are long, and entries of similar names alone', () => {
    const marked = withMarks(html, '/params', 'mainnet', marks('mainnet'));
    expect(marked).toContain(
      'a.c <a class="badge differs" href="/mainnet/differences#a.c">differs on testnet</a></h3>',
    );
    expect(marked).toContain('<h3 id="a.bb"><code>a.bb</code></h3>');
  });

  it('stands in the first cell of a row and on top of an operation', () => {
    const row = '<table><tr id="Order.size"><td>size<td>4<td>uint64<td>Size.</table>';
    expect(withMarks(row, '/vega.proto', 'mainnet', later('mainnet'))).toBe(
      '<table><tr id="Order.size"><td>size <a class="badge differs" href="/mainnet/changes/grpc#vega.Order.size">changed in v0.74, breaking</a><td>4<td>uint64<td>Size.</table>',
    );
    expect(withMarks('<div class="operation"></div>', '/rest/buy', 'mainnet', later('mainnet'))).toMatch(
      /^<p><a class="badge differs" href="\/mainnet\/changes\/rest#Shop_Buy">since v0.74<\/a><\/p><div/,
    );
  });

  it('stands beside that of a release, where both say something', () => {
    expect(withMarks(html, '/params', 'mainnet', later('mainnet'))).toContain(
      '<code>a.b</code> <a class="badge differs" href="/mainnet/differences#a.b">differs on testnet: 1m</a> <a class="badge differs" href="/mainnet/changes/parameters#a.b">changed in v0.74</a><a class="hash-link"',
    );
  });

  it('does not appear on other pages', () => {
    expect(withMarks(html, '/other', 'testnet', marks('testnet'))).toBe(html);
  });
});
