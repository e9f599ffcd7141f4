import { describe, expect, it } from 'vitest';
import { builtPage } from '../testing/small-index.ts';
import { builtPage as builtPageOf, parseDocument } from '../../html/page/built-page.ts';

describe('extractPage', () => {
  it('reads title, headings and their own text of a guide', () => {
    const { records, kind, breadcrumbs } = builtPage(
      '/concepts/fees',
      'Fees',
      '<p>What a trade costs.<h2 id=maker>Maker fee<a class="hash-link" href="#maker">#</a></h2><p>Goes to the <em>pass</em>ive side.<h3 id=example>Example</h3><table><thead><tr><th>fee<th>amount<tbody><tr><td>maker<td>6.56</table>',
    );
    expect(kind).toBe('guide');
    expect(breadcrumbs).toEqual(['Part']);
    expect(records.map(({ title, hash, parent, text }) => [title, hash, parent, text])).toEqual([
      ['Fees', '', 0, 'What a trade costs.'],
      ['Maker fee', 'maker', 0, 'Goes to the passive side.'],
      ['Example', 'example', 1, 'fee amount maker 6.56'],
    ]);
  });

  it('reads the elements of a reference with their anchors, and what they belong to', () => {
    const { records, kind } = builtPage(
      '/api/grpc/vega/vega.proto',
      'vega/vega.proto',
      '<div class=reference><h2 id=messages>Messages</h2><section><h3 id=Order>Order</h3><p>An order.<table><thead><tr><th>Field<th>Type<th>Meaning<tbody>' +
        '<tr id=Order.id><td>id<td>string<td>Its identifier.<tr id=Order.price><td>price<td>string<td>Its limit.</table></section><h4 id=ListOrdersRequest>Request: ListOrdersRequest</h4><h2 id=commands>Rules of commands</h2></div>',
    );
    expect(kind).toBe('reference');
    expect(records.map(({ kind: type, title, hash, parent, text }) => [type, title, hash, parent, text])).toEqual([
      ['page', 'vega/vega.proto', '', 0, ''],
      ['heading', 'Messages', 'messages', 0, ''],
      ['identifier', 'Order', 'Order', 1, 'An order.'],
      ['identifier', 'id', 'Order.id', 2, 'Its identifier.'],
      ['identifier', 'price', 'Order.price', 2, 'Its limit.'],
      ['identifier', 'ListOrdersRequest', 'ListOrdersRequest', 2, ''],
      ['heading', 'Rules of commands', 'commands', 0, ''],
    ]);
  });

  it('reads of a REST operation its summary and parameters: the rest is indexed on the pages of its types', () => {
    const { records } = builtPage(
      '/api/rest/data-v2/list-orders',
      'List orders',
      '<div class="reference operation"><div><span>GET</span> <code class=path>/<wbr>api/<wbr>v2/<wbr>orders</code></div><p>Lists orders.<h2 id=query-parameters>Query parameters</h2>' +
        '<ul><li id=parameter.filter.types><a class=name>filter.types</a> <span class=type>Type</span><p>Only these.</li></ul><h2 id=response>Response</h2><ul><li id=response.orders><a class=name>orders</a></li></ul></div>',
    );
    expect(records.map(({ title, hash, text, names }) => [title, hash, text, [...names]])).toEqual([
      ['List orders', '', 'GET /api/v2/orders Lists orders.', ['/api/v2/orders']],
      ['filter.types', 'parameter.filter.types', '', []],
    ]);
  });

  it('calls the rows of the table of all errors by their texts, and finds them by their codes', () => {
    const { records } = builtPage(
      '/api/errors',
      'Errors',
      '<div class=reference><h2 id=core>Core</h2><table class="members errors"><tbody><tr id=core-A><td><a class=name href=#core-A>10003</a><td><code>missing party ID</code><td>GetParty<td>None is given.<td>Give it.<tr id=core-B><td><a class=name href=#core-B>none</a><td><code>…</code><td>x<td>y<td>Read it.</table></div>',
    );
    expect(records.slice(2).map(({ title, hash, text, names }) => [title, hash, text, [...names]])).toEqual([
      ['missing party ID', 'core-A', 'Give it.', ['10003']],
      ['none', 'core-B', 'Read it.', []],
    ]);
  });

  it('takes selectors and error codes as names of what they stand in', () => {
    const { records } = builtPage(
      '/api/bridge/contracts/MultisigControl',
      'Multisig control',
      '<div class=reference><h3 id=set_threshold>set_threshold</h3><dl><dt>Selector<dd><code>0x50ac8df8</code></dl><h3 id=errors>errors</h3><table><tr><td>-32601<td>Method not found<tr><td>2000<td>Application error</table><p>Up to 5,000.</div>',
    );
    expect(records.map(({ names }) => [...names])).toEqual([[], ['0x50ac8df8'], ['-32601', '2000']]);
  });

  it('leaves out navigation, buttons, pictures and formulas', () => {
    const { records } = builtPage(
      '/concepts/x',
      'X',
      '<p>Text<button>Copy</button><svg><text>drawn</text></svg><math><mi>f</mi></math><p class=twins>gRPC: Order<div class=theme-doc-toc-mobile>On this page</div>',
    );
    expect(records[0]?.text).toBe('Text');
  });

  it('gives nothing for pages without content of their own', () => {
    expect(
      builtPageOf(parseDocument('<html><body><script>location="/x"</script></body></html>'), '/x'),
    ).toBeUndefined();
  });
});
