import { describe, expect, it } from 'vitest';
import { builtPage, parseDocument } from '../../html/page/built-page.ts';
import { extractPage } from './extract-page.ts';
import type { ExtractedPage } from './types.ts';

/** What search knows of a page with this content after its title. */
function extracted(
  path: string,
  content: string,
  { head = '', title = '<h1>Title</h1>', crumbs = '' } = {},
): ExtractedPage | undefined {
  const html = `<html><head>${head}</head><body><main><div data-page="${path}">${crumbs}<div class="theme-doc-markdown">${title}${content}</div></div></main></body></html>`;
  const page = builtPage(parseDocument(html), path);
  return page && extractPage(page);
}
const rows = (page: ExtractedPage | undefined): unknown[] =>
  (page?.records ?? []).slice(1).map(({ kind, title, hash, parent }) => [kind, title, hash, parent]);
const reference = (content: string): string => `<div class=reference>${content}</div>`;
const heading = (level: number, id: string, title: string): string => `<h${level} id="${id}">${title}</h${level}>`;

describe('headings', () => {
  it('of a reference name an element where they are one word and not the plain title of a part', () => {
    const page = extracted(
      '/mainnet/api/a',
      reference(
        [
          heading(2, 'messages', 'Messages'),
          heading(2, 'Order', 'Order'),
          heading(3, 'order', 'order'),
          heading(3, 'notes', 'Notes on it'),
          heading(4, 'Made', 'Request: Made'),
          heading(4, 'other', 'Request: Made'),
          heading(4, 'commands', 'Rules of commands'),
        ].join(''),
      ),
    );
    expect(rows(page)).toEqual([
      ['heading', 'Messages', 'messages', 0],
      ['identifier', 'Order', 'Order', 0],
      ['identifier', 'order', 'order', 2],
      ['heading', 'Notes on it', 'notes', 2],
      ['identifier', 'Made', 'Made', 4],
      ['heading', 'Request: Made', 'other', 4],
      ['heading', 'Rules of commands', 'commands', 4],
    ]);
  });

  it('of a guide are headings, whatever they say', () => {
    expect(rows(extracted('/mainnet/concepts/a', heading(3, 'Order', 'Order')))).toEqual([
      ['heading', 'Order', 'Order', 0],
    ]);
  });

  it('without an anchor begin nothing: what follows belongs to the part before', () => {
    const page = extracted('/mainnet/concepts/a', `<p>One.${heading(2, 'b', 'B')}<p>Two.<h3>No anchor</h3><p>Three.`);
    expect(page?.records.map(({ title, text }) => [title, text])).toEqual([
      ['Title', 'One.'],
      ['B', 'Two. Three.'],
    ]);
  });

  it('of a page of cards are on the pages that they lead to', () => {
    const page = extracted('/mainnet/category/api', `<p>Cards.${heading(2, 'b', 'B')}<p>More.`);
    expect(page?.records.map(({ title, text }) => [title, text])).toEqual([['Title', '']]);
  });
});

describe('pages that are made by machine', () => {
  const shown = '<table><thead><tr><th>Head<tbody><tr><td>body</table><figure>drawn</figure><p>said';

  it('have samples and heads of tables that are no text; guides have them as text', () => {
    expect(extracted('/mainnet/api/a', reference(shown))?.records[0]?.text).toBe('body said');
    expect(extracted('/mainnet/concepts/a', shown)?.records[0]?.text).toBe('Head body drawn said');
  });

  it('of an operation: what stands after the first heading belongs to the page, its text to others', () => {
    const page = extracted(
      '/mainnet/api/rest/data/list',
      `<div class="reference operation"><p>Lists.${heading(2, 'query', 'Query')}<p>Not here.<code class=path>/api/v2/list</code><ul><li id=parameter.a><a class=name>a</a><code class=path>/of/a</code></ul></div>`,
    );
    expect(page?.kind).toBe('operation');
    expect(page?.records.map(({ title, text, parent, names }) => [title, text, parent, [...names]])).toEqual([
      ['Title', 'Lists.', 0, ['/api/v2/list']],
      ['a', '', 0, ['/of/a']],
    ]);
  });

  it('have other names where they stand: of a row, of a part, of the page', () => {
    const page = extracted(
      '/mainnet/api/a',
      reference(
        `<p><code>0x00000001</code>${heading(3, 'f', 'f')}<p><code>0x00000002</code><table><tr id=f.a><td>a<td>means <code>0x00000003</code></table>`,
      ),
    );
    expect(page?.records.map(({ title, names }) => [title, [...names]])).toEqual([
      ['Title', ['0x00000001']],
      ['f', ['0x00000002']],
      ['a', ['0x00000003']],
    ]);
  });
});

describe('a page', () => {
  const crumb = (text: string): string => `<a class="breadcrumbs__link">${text}</a>`;

  it('says of itself what its description says, and where it stands what its breadcrumbs say', () => {
    const page = extracted('/mainnet/concepts/a', '', {
      head: '<meta name="viewport" content="wide"><link name="description" content="no"><meta name="description" content="About it.">',
      crumbs: crumb('') + crumb('Concepts') + crumb('Trading') + crumb('Title'),
    });
    expect([page?.about, page?.breadcrumbs, page?.url]).toEqual([
      'About it.',
      ['Concepts', 'Trading'],
      '/mainnet/concepts/a',
    ]);
    expect(extracted('/mainnet/concepts/a', '')).toMatchObject({ about: undefined, breadcrumbs: [] });
  });

  it('is its title and its text, which does not say the title again', () => {
    expect(extracted('/mainnet/concepts/a', 'bare <b>te</b>xt<p>more')?.records).toEqual([
      { kind: 'page', title: 'Title', hash: '', parent: 0, names: new Set(), text: 'bare text more' },
    ]);
  });

  it('of tags, of the search, or without a title is not looked for', () => {
    for (const path of ['/mainnet/tags/a', '/search']) expect(extracted(path, '<p>x')).toBeUndefined();
    for (const title of ['', '<h1></h1>']) expect(extracted('/mainnet/concepts/a', '<p>x', { title })).toBeUndefined();
    for (const path of ['/about', '/mainnet']) expect(extracted(path, '<p>x')?.records[0]?.text).toBe('x');
  });
});
