import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../html/page/built-page.ts';
import { attribute, findElement, isElement, isText, type Element } from '../../html/page/dom.ts';
import { describingParts, elementAnchor, elementName, errorOf } from './element-record.ts';
import { otherName } from './other-name.ts';
import { isLeftOut, plainText } from './plain-text.ts';

/** The element with the id `x`, or with none the first of the body. */
function element(html: string): Element {
  const document = parseDocument(`<body>${html}</body>`);
  const body = findElement(document, ({ tagName }) => tagName === 'body');
  const found = findElement(document, (each) => attribute(each, 'id') === 'x') ?? body?.childNodes.find(isElement);
  if (found === undefined) throw new Error(`${html} holds no element.`);
  return found;
}
const row = (cells: string, table = ''): Element =>
  element(`<table class="${table}"><tbody><tr id=x>${cells.replace(/[^,]+/g, '<td>$&').replaceAll(',', '')}</table>`);

describe('elementAnchor', () => {
  it('is the id of a row, an item or a part of a generated page', () => {
    for (const html of [
      '<ul><li id=x>a</ul>',
      '<section id=x>a</section>',
      '<details id=x>a</details>',
      '<dl><dt id=x>a</dl>',
    ])
      expect(elementAnchor(element(html), 'reference')).toBe('x');
    expect(elementAnchor(row('a'), 'reference')).toBe('x');
  });

  it('is none of what has no id, of other elements, and of pages that are written by hand', () => {
    expect(elementAnchor(element('<ul><li>a</ul>'), 'reference')).toBeUndefined();
    expect(elementAnchor(element('<p id=x>a'), 'reference')).toBeUndefined();
    for (const kind of ['guide', 'glossary', 'category', 'site', 'landing'] as const)
      expect(elementAnchor(row('a'), kind)).toBeUndefined();
  });

  it('is on the page of an operation that of its parameters only', () => {
    const [parameter, response] = ['parameter.a', 'response.a'].map((id) => element(`<section id=${id}>a</section>`));
    expect([parameter, response].map((each) => each && elementAnchor(each, 'operation'))).toEqual([
      'parameter.a',
      undefined,
    ]);
    expect(response && elementAnchor(response, 'reference')).toBe('response.a');
  });
});

describe('errorOf', () => {
  it('is code and text of a row of the table of errors', () => {
    expect(errorOf(row('10003,missing party ID,more', 'members errors'))).toEqual({
      code: '10003',
      text: 'missing party ID',
    });
    expect(errorOf(row('1,a b', 'errors'))?.text).toBe('a b');
    expect(errorOf(row('1,a (b', 'errors'))?.text).toBe('a (b');
  });

  it('is none where the text is a word, and none of other tables and elements', () => {
    for (const text of ['missing', '… …', 'a -']) expect(errorOf(row(`1,${text}`, 'errors'))).toBeUndefined();
    expect(errorOf(row('1', 'errors'))).toBeUndefined();
    expect(errorOf(row('1,missing party', 'members'))).toBeUndefined();
    expect(
      errorOf(element('<div class=errors><ul><li id=x><td>1</td><td>missing party</td></ul></div>')),
    ).toBeUndefined();
    expect(errorOf(element('<table class=errors><tbody id=x><tr><td>1<td>missing party</table>'))).toBeUndefined();
  });
});

describe('elementName', () => {
  it('is the text of an error, what is marked as name, the first cell, or the end of the anchor', () => {
    expect(elementName(row('1,missing party', 'errors'), 'a.b')).toBe('missing party');
    expect(elementName(element('<ul><li id=x>of <a class=name>price</a></ul>'), 'a.b')).toBe('price');
    expect(elementName(element('<table><tr id=x><td>first<td><b class=name>marked</b></table>'), 'a.b')).toBe('marked');
    expect(elementName(row('first,second'), 'a.b')).toBe('first');
    expect(elementName(element('<ul><li id=x>text</ul>'), 'Order.peak.size')).toBe('size');
    expect(elementName(element('<ul><li id=x>text</ul>'), 'Order')).toBe('Order');
    expect(elementName(element('<table><tr id=x><td> <td>b</table>'), 'a.b')).toBe('b');
    // A list in a list may have cells somewhere; its name is not among them.
    expect(elementName(element('<section id=x><table><tr><td>cell</table></section>'), 'a.b')).toBe('b');
  });
});

describe('describingParts', () => {
  const told = (of: Element): string[] =>
    describingParts(of).map((part) => (isText(part) ? part.value : isElement(part) ? `<${plainText(part)}>` : ''));

  it('are the last cell of a row that has several', () => {
    expect(told(row('a,b,c'))).toEqual(['<c>']);
    expect(told(row('a,b'))).toEqual(['<b>']);
    expect(told(row('a'))).toEqual([]);
  });

  it('are of others everything but the name', () => {
    expect(told(element('<section id=x>one<b class=name>name</b><i>two</i>three</section>'))).toEqual([
      'one',
      '<two>',
      'three',
    ]);
  });
});

describe('otherName', () => {
  it.each([
    ['<code>0x50ac8df8</code>', '0x50ac8df8'],
    ['<code>0x50ac8df</code>', undefined],
    ['<code>0x50ac8df80</code>', undefined],
    ['<code>1x50ac8df8</code>', undefined],
    ['<code class=path>/api/<wbr>v2</code>', '/api/v2'],
    ['<code>10003</code>', undefined],
    ['<p>0x50ac8df8</p>', undefined],
    ['<p class=path>/api</p>', undefined],
  ])('of %s is %s', (html, name) => {
    expect(otherName(element(html))).toBe(name);
  });

  it.each([
    ['999', undefined],
    ['1000', '1000'],
    ['99999', '99999'],
    ['100000', undefined],
    ['-3260', '-3260'],
    ['-32601', '-32601'],
    ['0x50ac8df8', undefined],
  ])('of the cell %s is %s', (cell, name) => {
    expect(otherName(element(`<table><tr><td id=x>${cell}</table>`))).toBe(name);
  });
});

describe('plainText', () => {
  it('is what a reader sees, with spaces where one block ends and the next begins', () => {
    expect(
      plainText(element('<div>a<!-- not this --><b>b</b><p>c</p><ul><li>d<li>e</ul><svg><text>f</text></svg></div>')),
    ).toBe('ab c d e');
  });

  it('leaves out lists of tabs and what leads elsewhere', () => {
    const left = ['<div role=tablist>a</div>', '<div class="x twins">a</div>', '<nav>a</nav>'].map(element);
    const kept = ['<div role=tabpanel>a</div>', '<div class="x">a</div>', '<p>a'].map(element);
    expect([left.map(isLeftOut), kept.map(isLeftOut)]).toEqual([
      [true, true, true],
      [false, false, false],
    ]);
  });
});
