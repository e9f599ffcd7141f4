import { renderToStaticMarkup } from 'react-dom/server';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { filesOf } from '../../common/files-of.ts';
import { readFileSync } from 'node:fs';
import { Calculator } from '../../src/components/Calculator/index.tsx';
import { PagePicture } from '../../src/components/Picture/PagePicture.tsx';
import { elements } from '../../common/element-kinds.ts';
import { signed } from '../../sidebars/items.ts';
import { buildSheet } from './build-sheet.ts';
import { elementSigns } from './element-signs.ts';
import { linkOf, pageSheets } from './sheets.ts';

const [tools] = pageSheets;
if (tools === undefined) throw new Error('no sheet of tools');

describe('the sheet of tools', () => {
  it('is needed where a calculator or a picture stands, and nowhere else', () => {
    const picture = JSON.stringify({
      title: 't',
      description: 'd',
      x: 'x',
      y: 'y',
      kind: 'lines',
      series: [
        {
          name: 's',
          points: [
            [0, 0],
            [1, 1],
          ],
        },
      ],
    });
    expect(renderToStaticMarkup(<Calculator name="fees" />)).toMatch(tools.needed);
    expect(renderToStaticMarkup(<PagePicture data={picture} />)).toMatch(tools.needed);
    expect('<form class="builder"><p class="calculators pictures">').not.toMatch(tools.needed);
  });

  it('is found by its link alone', () => {
    expect('<meta><link rel="stylesheet" href="/assets/css/tools.0123abcd.css"><link>').toMatch(linkOf(tools));
    expect('<link rel="stylesheet" href="/assets/css/styles.0123abcd.css">').not.toMatch(linkOf(tools));
  });

  it('holds its rules in few bytes, those of the dark mode for screens alone', async () => {
    const css = await buildSheet(tools, process.cwd());
    expect(css).toMatch(/@media screen\{\[data-theme=["']?dark["']?\] ?\.proposal\{/);
    expect(css).toContain('.picture__line');
    expect(css).not.toContain('/*');
  });
});

describe('the sheet of the first pages', () => {
  it('is needed where their band stands, and holds what they are drawn with', async () => {
    const front = pageSheets.find(({ name }) => name === 'front');
    if (front === undefined) throw new Error('no sheet of the first pages');
    for (const band of ['<header class="hero-band">', '<header class="hero-band hero-band--tree">'])
      expect(band).toMatch(front.needed);
    expect('<section class="frame"><p>hero-band</p><ul class="landing-cards">').not.toMatch(front.needed);
    const css = await buildSheet(front, process.cwd());
    for (const part of ['.hero-band', '.market', '.identity', '.figures', '.tree-choice'])
      expect(css).toContain(`${part}{`);
  });
});

describe('the sheet of the reference', () => {
  it('is needed where the reference or a badge stands, and holds what calls and fields are drawn with', async () => {
    const reference = pageSheets.find(({ name }) => name === 'reference');
    if (reference === undefined) throw new Error('no sheet of the reference');
    for (const part of [
      '<div class="reference">',
      '<div class="markdown reference x">',
      '<span class="badge required">',
    ])
      expect(part).toMatch(reference.needed);
    expect('<p class="own-reference">reference badge</p><div class="code-tabs">').not.toMatch(reference.needed);
    const css = await buildSheet(reference, process.cwd());
    for (const part of ['.operation', '.fields', '.members', '.badge']) expect(css).toContain(`${part}{`);
  });
});

describe('the sheet of signs', () => {
  it('is needed where an element of the reference stands or is listed, and has a sign for each kind', () => {
    const signs = pageSheets.find(({ name }) => name === 'signs');
    const css = elementSigns();
    expect('<li class="theme-doc-sidebar-item-link menu__list-item deprecated element-query">').toMatch(
      signs?.needed ?? /^$/,
    );
    expect('<section class="type-section element-enum">').toMatch(signs?.needed ?? /^$/);
    expect('<section class="type-section"><p>element-enum</p>').not.toMatch(signs?.needed ?? /./);
    for (const [kind, { icon }] of Object.entries(elements)) {
      expect(css).toContain(`.element-${kind} { --sign: url("data:image/svg+xml,`);
      expect(css).toContain(`d='${icon}'`);
    }
  });

  it('reaches the pages of the sidebars', () => {
    const classes = (items: readonly unknown[]): string[] =>
      items.flatMap((item) => {
        if (typeof item === 'string') return [];
        const { items: inner, id = '', className } = item as { items?: unknown[]; id?: string; className?: string };
        return inner === undefined ? (className === undefined ? [] : [`${id} ${className}`]) : classes(inner);
      });
    const api = signed([
      'api/overview',
      'api/network-parameters',
      { type: 'category', label: 'REST', items: [{ type: 'doc', id: 'api/rest/core/time', className: 'deprecated' }] },
    ]);
    expect(classes(api)).toEqual([
      'api/network-parameters element-parameter',
      'api/rest/core/time deprecated element-operation',
    ]);
  });
});

it('no sheet of all pages has a rule for what only tools or the first pages have', () => {
  const all = filesOf('src/css', (file) => file.endsWith('.css') && !/^(?:tools|front)\//.test(file));
  const own = all.flatMap((file) => {
    const found: string[] = [];
    // Fields, hints, messages and buttons look alike in every form.
    if (file !== 'forms.css')
      postcss.parse(readFileSync(`src/css/${file}`, 'utf8')).walkRules(({ selector }) => {
        if (
          /\.(?:calculator|proposal|picture)(?:__|\b(?!s))|\.(?:hero|market|identity|figures|halves)\b/.test(selector)
        )
          found.push(`${file}: ${selector}`);
      });
    return found;
  });
  expect(all.length).toBeGreaterThan(10);
  expect(own).toEqual([]);
});
