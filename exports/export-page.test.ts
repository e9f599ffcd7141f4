import { describe, expect, it } from 'vitest';
import { elementMarkdown } from './element-markdown.ts';
import { builtPage, parseDocument } from '../html/page/built-page.ts';
import { exportPage } from './export-page.ts';
import { tabSamples } from './tab-samples.ts';
import { markdownPath } from './markdown-path.ts';
import { withSource } from './with-source.ts';

const html = `<!doctype html><html><head><title>Fees | Site</title><meta name=description content="What a trade costs."></head><body><nav>Menu</nav><main>
<div data-page=/testnet/concepts/fees data-sidebar=concepts><article><nav class=theme-doc-breadcrumbs><a href=/>Home</a></nav><header><h1>Fees</h1></header>
<p>Text.<h2 id=example>Example<a class=hash-link href=#example></a></h2><p>One.<h3 id=inner>Inner</h3><p>Two.<h2 id=more>More</h2>
<table><thead><tr><th>Field<th>Meaning<tbody><tr id=Order.size><td>size<td>How much.<tr id=Order.side><td>side<td>Which.</table>
<footer class=theme-doc-footer><ul><li><a rel=tag class=tagRegular_x href=/testnet/tags/asset>asset</a></ul><time data-changed datetime=2026-11-21T10:10:43.000Z>Nov</time></footer></article></div></main></body></html>`;

describe('a built page', () => {
  const built = builtPage(parseDocument(html), '/testnet/concepts/fees');
  const page = built && exportPage(built);

  it('is read with its title, headings, tags and date', () => {
    expect(page).toMatchObject({
      tree: 'testnet',
      route: '/concepts/fees',
      kind: 'guide',
      title: 'Fees',
      description: 'What a trade costs.',
      sidebar: 'concepts',
      tags: ['asset'],
      lastChange: '2026-11-21T10:10:43.000Z',
      headings: [
        { level: 2, title: 'Example', anchor: 'example' },
        { level: 3, title: 'Inner', anchor: 'inner' },
        { level: 2, title: 'More', anchor: 'more' },
      ],
    });
    expect(page?.anchors).toContain('Order.size');
  });

  it('becomes Markdown that says where it is from', () => {
    expect(page && withSource(page)).toMatch(
      /^# Fees\n\n\*Page \/testnet\/concepts\/fees of the Vega documentation, testnet \(v0\.73\), release v0\.73\.9\.\*\n\nText\.\n\n## Example\n\nOne\.\n/,
    );
    expect(page?.markdown).not.toMatch(/Home|Menu|Nov|asset/);
  });

  it('has its twin beside it', () => {
    expect(markdownPath('/testnet/api/grpc/vega/vega.proto')).toBe('/testnet/api/grpc/vega/vega.proto.md');
    expect(markdownPath('/')).toBe('/index.md');
  });

  it('is no page when it only redirects', () => {
    expect(
      builtPage(parseDocument('<!doctype html><meta http-equiv=refresh content="0; url=/x"><p>Moved'), '/old'),
    ).toBeUndefined();
  });
});

describe('a part of a page', () => {
  const part = (anchor: string): string | undefined => elementMarkdown(html, '/testnet/concepts/fees', anchor);

  it('is a section up to the next heading of its level', () => {
    expect(part('example')).toBe('## Example\n\nOne.\n\n### Inner\n\nTwo.');
    expect(part('inner')).toBe('### Inner\n\nTwo.');
  });

  it('is a row under the head of its table', () => {
    expect(part('Order.side')).toBe('| Field | Meaning |\n| --- | --- |\n| side | Which. |');
  });

  it('is nothing where the page has no such anchor', () => {
    expect(part('nowhere')).toBeUndefined();
  });
});

describe('samples in tabs', () => {
  it('are found by language, passing over tabs without code', () => {
    const tabs = (first: string, second: string): string =>
      `<div class="code-tabs"><button role="tab" data-value="python" aria-controls="p"></button><button role="tab" data-value="go" aria-controls="g"></button><div id="p">${first}</div><div id="g">${second}</div></div>`;
    expect([...tabSamples(tabs('<p>Linux</p>', '<p>Windows</p>') + tabs('<pre>a\nb</pre>', '<pre>c</pre>'))]).toEqual([
      ['python', 'a\nb'],
      ['go', 'c'],
    ]);
    expect(tabSamples('<p>None</p>').size).toBe(0);
  });
});
