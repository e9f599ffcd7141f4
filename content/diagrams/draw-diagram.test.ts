import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { drawDiagram, steps } from './draw-diagram.ts';
import { layouts } from './lay-out.ts';
import { leastText } from './problems.ts';

const html = (drawing: Element | undefined): string => (drawing === undefined ? '' : toHtml(drawing, { space: 'svg' }));
const draw = async (dot: string): Promise<string> =>
  html((await drawDiagram({ wide: dot }, 'test', 'An order becomes a trade.')).drawings[0]);
const widthOf = (drawing: Element | undefined): number => Number(drawing?.properties['width']);

describe('drawDiagram', () => {
  it('draws nodes and words in whole pixels, with a text alternative and without colours', async () => {
    const svg = await draw('digraph { order -> trade }');
    expect(svg).toContain('<title id="diagram-test-alt">An order becomes a trade.</title>');
    expect(svg).toMatch(/^<svg [^>]*role="img"/);
    expect(svg).not.toContain('aria-labelledby');
    expect(svg.match(/<text[^>]*>(?:order|trade)<\/text>/g)).toHaveLength(2);
    expect(svg.match(/class="node step"/g)).toHaveLength(2);
    expect(svg).toContain('marker-end="url(#arrow-test)"');
    expect(svg).not.toMatch(/fill="|stroke="|style="|<!--/);
    expect(svg.replace(/<marker.*?<\/marker>/, '')).not.toMatch(/\d\.\d/);
  });

  it('keeps the classes that the style sheet colours by, and dashes', async () => {
    const svg = await draw('digraph { a [class="bad"]; a -> b [style=dashed] }');
    expect(svg).toContain('class="node bad"');
    expect(svg).toContain('class="dashed"');
  });

  it('draws what fits everywhere once, and what is wide twice, the second time for a phone', async () => {
    const chain = 'digraph { rankdir=LR; node [label="some words in a box"]; a -> b -> c -> d -> e }';
    const small = await drawDiagram({ wide: 'digraph { a -> b }' }, 'small', 'a then b');
    expect(small.drawings).toHaveLength(1);
    expect(small.from).toBeUndefined();
    const large = await drawDiagram({ wide: chain }, 'large', 'a to e');
    expect(large.drawings.map(({ properties }) => properties['className'])).toEqual([['wide'], ['narrow']]);
    expect(widthOf(large.drawings[0])).toBeGreaterThan(layouts.narrow.most);
    expect(widthOf(large.drawings[0])).toBeLessThanOrEqual(large.from ?? 0);
    expect(widthOf(large.drawings[1])).toBeLessThanOrEqual(layouts.narrow.most);
    expect(html(large.drawings[1])).toContain('url(#arrow-large-narrow)');
  });

  it('takes the narrow layout from a text of its own', async () => {
    const { drawings } = await drawDiagram({ wide: 'digraph { a }', narrow: 'digraph { b }' }, 'own', 'a');
    expect(html(drawings[0])).toContain('>a</text>');
    expect(html(drawings[1])).toContain('>b</text>');
  });

  it('reports text that is not DOT', async () => {
    await expect(draw('digraph {')).rejects.toThrow(/syntax error/);
  });

  it('refuses a node that no line leads to, and a side that it does not know', async () => {
    await expect(draw('digraph { fee -> first; last [label="less the discount"] }')).rejects.toThrow(
      /^No line leads to or from last: /,
    );
    expect(await draw('digraph { subgraph cluster_a { label="A"; b; c } b -> d }')).toContain('>c</text>');
    await expect(draw('digraph { a -> b [same=7] }')).rejects.toThrow('The line a -> b has same=7: write same=1');
  });

  it('refuses what no layout can show, and says what is in the way', async () => {
    const word = 'x'.repeat(120);
    await expect(draw(`digraph { a [label="${word}"] }`)).rejects.toThrow(
      /no wide layout can be read: the drawing is \d+ px wide and has room for 740/,
    );
    const heads = 'digraph { subgraph cluster_a { label="a heading above the only column there is"; b } a -> b }';
    await expect(draw(heads)).rejects.toThrow(/the line a->b crosses “a heading above .*” \(cluster_a\)/);
  });
});

describe('the diagrams', () => {
  const names = readdirSync('diagrams')
    .filter((file) => file.endsWith('.dot') && !file.endsWith('.narrow.dot'))
    .map((file) => file.slice(0, -'.dot'.length));

  it.each(names)(
    '%s can be read in each layout, at the size at which it is shown',
    { timeout: 60_000 },
    async (name) => {
      const narrow = `diagrams/${name}.narrow.dot`;
      const { drawings, from } = await drawDiagram(
        {
          wide: readFileSync(`diagrams/${name}.dot`, 'utf8'),
          ...(existsSync(narrow) ? { narrow: readFileSync(narrow, 'utf8') } : {}),
        },
        name,
        'All of it.',
      );
      for (const { properties } of drawings) {
        // One unit of the drawing is one pixel: nothing scales the type.
        const [, , width, height] = String(properties['viewBox']).split(' ').map(Number);
        expect(Math.abs((width ?? 0) - Number(properties['width']))).toBeLessThanOrEqual(1);
        expect(Math.abs((height ?? 0) - Number(properties['height']))).toBeLessThanOrEqual(1);
        expect(Number(properties['fontSize'])).toBeGreaterThanOrEqual(leastText);
      }
      expect(widthOf(drawings.at(-1))).toBeLessThanOrEqual(layouts.narrow.most);
      expect(drawings.length === 1 || from !== undefined).toBe(true);
    },
  );

  it('belong to a page each, and narrow texts to a wide one', () => {
    const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => readFileSync(`docs/${file}`, 'utf8'))
      .join('\n');
    expect(names.filter((name) => !pages.includes(`<Diagram file="${name}"`))).toEqual([]);
    const lone = readdirSync('diagrams')
      .filter((file) => file.endsWith('.narrow.dot'))
      .filter((file) => !names.includes(file.slice(0, -'.narrow.dot'.length)));
    expect(lone).toEqual([]);
  });
});

describe('the style sheet', () => {
  const css = readFileSync('src/css/diagram.css', 'utf8');

  it('shows the wide drawing from each step on that holds it', () => {
    for (const step of steps) {
      expect(css).toContain(`@container (min-width: ${step}px)`);
      expect(css).toContain(`.diagram--${step} .wide`);
    }
    expect([...css.matchAll(/@container/g)]).toHaveLength(steps.length);
    expect(Math.max(...steps)).toBe(layouts.wide.most);
  });

  it('leaves drawings and letters at their size', () => {
    expect(css).not.toMatch(/font-size|zoom|scale|max-width: (?!640px)/);
  });
});
