import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { drawDiagram } from './draw-diagram.ts';

const draw = async (dot: string): Promise<string> =>
  toHtml(await drawDiagram(dot, 'test', 'An order becomes a trade.'), { space: 'svg' });

describe('drawDiagram', () => {
  it('draws nodes and words in whole points, with a text alternative and without colours', async () => {
    const svg = await draw('digraph { order -> trade }');
    expect(svg).toContain('<title id="diagram-test-alt">An order becomes a trade.</title>');
    expect(svg).toMatch(/^<svg [^>]*aria-labelledby="diagram-test-alt"/);
    expect(svg.match(/<text[^>]*>(?:order|trade)<\/text>/g)).toHaveLength(2);
    expect(svg.match(/class="node"/g)).toHaveLength(2);
    expect(svg).toContain('marker-end="url(#arrow-test)"');
    expect(svg).not.toMatch(/fill="|stroke="|style="|<!--/);
    expect(svg.replace(/<marker.*?<\/marker>/, '')).not.toMatch(/\d\.\d/);
  });

  it('keeps the classes that the style sheet colours by, and dashes', async () => {
    const svg = await draw('digraph { a [class="bad"]; a -> b [style=dashed] }');
    expect(svg).toContain('class="node bad"');
    expect(svg).toContain('class="dashed"');
  });

  it('reports text that is not DOT', async () => {
    await expect(draw('digraph {')).rejects.toThrow(/syntax error/);
  });
});
