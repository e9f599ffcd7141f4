import { describe, expect, it } from 'vitest';
import { untranslated } from './untranslated.ts';

const no = ' translate="no"';

describe('what is not to be translated on a page of the reference', () => {
  it.each([
    ['code in a line of text', '<p>Give <code>after</code>.', `<p>Give <code${no}>after</code>.`],
    ['code with a class', '<code class="path">/orders</code>', `<code${no} class="path">/orders</code>`],
    ['a key', '<kbd>Enter</kbd>', `<kbd${no}>Enter</kbd>`],
    ['the verb of a request', '<span class="method get">GET</span>', `<span${no} class="method get">GET</span>`],
    [
      'the name of a field that links to itself',
      '<a class="name" href="#a">party</a>',
      `<a${no} class="name" href="#a">party</a>`,
    ],
    [
      'the name of a field, and its type',
      '<tr id="Order.size"><td>size<td>1<td>optional uint64<td>How much.',
      `<tr id="Order.size"><td${no}>size<td>1<td${no}>optional uint64<td>How much.`,
    ],
    [
      'the name of a field, without the badge behind it',
      '<tr id="Order.party"><td>party<span class="badge required">required</span><td>1',
      `<tr id="Order.party"><td><span${no}>party</span><span class="badge required">required</span><td>1`,
    ],
    [
      'a type without a page',
      '<span class="type">string (uint64)</span>',
      `<span${no} class="type">string (uint64)</span>`,
    ],
    ['a link to a type', '<a href="/x#Order">Order</a>', `<a${no} href="/x#Order">Order</a>`],
    ['a link to a long type', '<a href="#PageInfo">Page<wbr>Info</a>', `<a${no} href="#PageInfo">Page<wbr>Info</a>`],
    [
      'a link to an operation',
      '<a href="/x">GET /api/<wbr>v2/<wbr>orders</a>',
      `<a${no} href="/x">GET /api/<wbr>v2/<wbr>orders</a>`,
    ],
    [
      'a heading that is a name',
      '<h2 id="Query.asset" aria-label="asset">asset<a class="hash-link" href="#Query.asset"></a></h2>',
      `<h2${no} id="Query.asset" aria-label="asset">asset<a class="hash-link" href="#Query.asset"></a></h2>`,
    ],
  ])('%s', (_, html, expected) => expect(untranslated(html)).toBe(expected));

  it.each([
    [
      'headings of prose',
      '<h2 id="samples" aria-label="Samples">Samples<a class="hash-link" href="#samples"></a></h2>',
    ],
    ['links that are words', '<a href="/overview#limits">limits</a> <a href="/errors">Errors</a>'],
    ['rows whose first cell is a sentence', '<tr id="a"><td>The first call<td>1<td>a string'],
    ['lists of types', '<span class="type">list of <a href="#x">what there is</a></span>'],
  ])('and not %s', (_, html) => expect(untranslated(html)).toBe(html));

  it('marks nothing inside of what is marked as a whole', () => {
    const block = `<pre tabindex="0"${no}><code>ls</code></pre>`;
    const index = `<p${no}><a href="#PageInfo">PageInfo</a> <a href="#Order">Order</a></p>`;
    expect(untranslated(`${block}<p>a<p><code>b</code>${index}`)).toBe(`${block}<p>a<p><code${no}>b</code>${index}`);
  });
});
