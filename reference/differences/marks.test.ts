import { describe, expect, it } from 'vitest';
import { marksOf, withMarks } from './marks.ts';

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
const changes = [
  { kind: 'field' as const, name: 'vega.Order.size', change: 'changed' as const, breaking: true, details: [] },
  { kind: 'REST operation' as const, name: 'Shop_Buy', change: 'added' as const, breaking: false, details: [] },
  { kind: 'message' as const, name: 'vega.Gone', change: 'removed' as const, breaking: true, details: [] },
];
const links = new Map([
  ['a.b', '/params#a.b'],
  ['a.c', '/params#a.c'],
  ['vega.Order.size', '/vega.proto#Order.size'],
  ['Shop_Buy', '/rest/buy'],
  ['vega.Gone', '/vega.proto#Gone'],
]);
const marks = marksOf(parameters, changes, links, 'v0.74');

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
    expect(withMarks(row, '/vega.proto', 'mainnet', marks('mainnet'))).toBe(
      '<table><tr id="Order.size"><td>size <a class="badge differs" href="/mainnet/differences#apis">changed in v0.74, breaking</a><td>4<td>uint64<td>Size.</table>',
    );
    expect(withMarks('<div class="operation"></div>', '/rest/buy', 'mainnet', marks('mainnet'))).toMatch(
      /^<p><a class="badge differs"[^>]*>since v0.74<\/a><\/p><div/,
    );
  });

  it('does not appear on other pages', () => {
    expect(withMarks(html, '/other', 'testnet', marks('testnet'))).toBe(html);
  });
});
