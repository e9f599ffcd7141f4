import { parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { attributes, html, joined, nothing, trusted, type Html, type Part } from './html.ts';

const hostile = `"'><script>alert("1 & 2")</script>`;

/** What a browser reads: the only child’s name, attributes and text. */
function read(made: Html): { name: string; attributes: Record<string, string>; text: string } {
  const [node, ...others] = parseFragment(made.text).childNodes;
  if (!node || !('attrs' in node)) return expect.unreachable(made.text);
  expect(others).toEqual([]);
  const texts = node.childNodes.map((child) => ('value' in child ? child.value : expect.unreachable(child.nodeName)));
  return {
    name: node.nodeName,
    attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
    text: texts.join(''),
  };
}

describe('a text', () => {
  it('stays a text between tags, and in attributes', () => {
    const made = html`<p title="${hostile}" class="a ${hostile}">${hostile}</p>`;
    expect(read(made)).toEqual({ name: 'p', attributes: { title: hostile, class: `a ${hostile}` }, text: hostile });
  });

  it('keeps its quotes between tags, where they mean nothing: a page of JSON is full of them', () =>
    expect(html`<code>${'{"a": 1}'}</code>`.text).toBe('<code>{"a": 1}</code>'));

  it('keeps its line breaks', () => expect(html`<p>${'a\n  b'}</p>`.text).toBe('<p>a\n  b</p>'));

  it('is escaped in lists of lists, beside HTML that is not', () => {
    const parts = ['<b>', [['&', html`<i>${'<'}</i>`], 7]];
    expect(html`<p>${parts}</p>`.text).toBe('<p>&lt;b&gt;&amp;<i>&lt;</i>7</p>');
  });

  it('is escaped where it stands between parts, and in attributes that depend on something', () => {
    expect(joined(['<', html`<b></b>`], ' & ').text).toBe('&lt; &amp; <b></b>');
    expect(joined(['a', 'b', 'c'], html`<br>`).text).toBe('a<br>b<br>c');
    expect(read(html`<p${attributes({ title: hostile, 'data-x': '', hidden: true, lang: undefined })}></p>`)).toEqual({
      name: 'p',
      attributes: { title: hostile, 'data-x': '', hidden: '' },
      text: '',
    });
  });

  it('that HTML was made to is a text again', () =>
    expect(html`<p>${html`<b></b>`.text}</p>`.text).toBe('<p>&lt;b&gt;&lt;/b&gt;</p>'));
});

describe('nothing', () => {
  it.each<[Part]>([[undefined], [null], [false], [''], [[]], [nothing], [[[undefined], false]]])(
    'is shown for %o',
    (part) => expect(html`<p>${part}</p>`.text).toBe('<p></p>'),
  );

  it('is shown in the value of an attribute', () =>
    expect(html`<p class="a${false}${undefined}${null}${[]}"></p>`.text).toBe('<p class="a"></p>'));

  it('stands for false numbers and texts only when they are missing', () => expect(html`${0}`.text).toBe('0'));

  it('is found', () => {
    expect(html`${[undefined, false]}`.isEmpty).toBe(true);
    expect(html`${0}`.isEmpty).toBe(false);
  });
});

describe('a template', () => {
  it('leaves out its own line breaks and indentation', () =>
    expect(
      html`
      <p>${'a'}</p>
      ${html`<b></b>`}
    `.text,
    ).toBe('<p>a</p><b></b>'));

  it.each<[string, () => Html]>([
    ['HTML in the value of an attribute', () => html`<p title="${html`<b>"</b>`}"></p>`],
    ['a list with HTML in the value of an attribute', () => html`<p title="${['a', html`b`]}"></p>`],
    ['a text inside of a tag', () => html`<p ${'onclick=alert(1)'}></p>`],
    ['a text as the name of an element', () => html`<${'script'}></p>`],
    ['HTML inside of a tag', () => html`<p ${html`b`}></p>`],
    ['a value without quotes', () => html`<p title=${'a'}></p>`],
    ['a value in single quotes', () => html`<p title='${'a'}'></p>`],
    ['attributes outside of a tag', () => html`<p>${attributes({ id: 'a' })}</p>`],
    ['a tag that another template closes', () => html`<a href="${'a'}"`],
    ['a value in a script', () => html`<script>const a = ${'1'};</script>`],
    ['a value in a style sheet', () => html`<style>p { color: ${'red'}; }</style>`],
    [
      'words on two lines',
      () => html`<p>two
      words</p>`,
    ],
    ['a name that is none of an attribute', () => html`<p${attributes({ 'a onclick': 'b' })}></p>`],
  ])('is refused with %s', (_, make) => expect(make).toThrow());

  it('is shown where it is refused', () =>
    expect(() => html`<p ${'a'}>${'b'}</p>`).toThrow('inside of a tag in html`<p ${…}>${…}</p>`.'));
});

describe('HTML', () => {
  it('is not put into a text by accident', () => {
    expect(() => `${html`<b></b>`}`).toThrow('html`…`');
    expect(() => [html`<b></b>`].join(', ')).toThrow('joined');
  });

  it('is not what only looks like it', () => {
    const like = { text: '<b>', isEmpty: false };
    // @ts-expect-error -- the form alone does not make HTML
    expect(() => html`<p>${like}</p>`).toThrow();
  });

  it('of others is taken with a reason', () => {
    expect(html`<p>${trusted('<b></b>', 'stands here')}</p>`.text).toBe('<p><b></b></p>');
    expect(() => trusted('<b></b>', '')).toThrow('reason');
  });
});
