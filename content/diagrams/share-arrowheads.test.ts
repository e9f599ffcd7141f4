import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { shareArrowheads } from './share-arrowheads.ts';

function shared(edges: string): string {
  const [svg] = fromHtml(`<svg>${edges}</svg>`, { fragment: true, space: 'svg' }).children as [Element];
  shareArrowheads(svg, 'head');
  return toHtml(svg, { space: 'svg' });
}
const line = '<path d="M10,0C10,5 10,15 10,20"></path>';
const atEnd = '<polygon points="13,20 10,30 7,20 13,20"></polygon>';
const atStart = '<polygon points="13,0 10,-10 7,0 13,0"></polygon>';

describe('shareArrowheads', () => {
  it('draws one arrowhead for all lines that end in one', () => {
    const out = shared(`<g class="edge">${line}${atEnd}</g><g class="edge bad">${line}${atEnd}<text>no</text></g>`);
    expect(out.match(/<marker /g)).toHaveLength(1);
    expect(out).not.toContain('<polygon');
    expect(out).toContain('marker-end="url(#head)"');
    expect(out).toContain('<text>no</text>');
  });

  it('leaves a line alone that points back, both ways or nowhere', () => {
    for (const heads of [atStart, `${atStart}${atEnd}`, '']) {
      const out = shared(`<g class="edge">${line}${heads}</g>`);
      expect(out).not.toContain('<marker');
      expect(out.replaceAll(' class="head"', '')).toContain(heads);
      expect(out.match(/class="head"/g) ?? []).toHaveLength(heads.match(/<polygon/g)?.length ?? 0);
      expect(out).toContain('marker-end="none"');
    }
  });

  it('leaves shapes that are no line alone', () => {
    const node = `<g class="node">${atEnd}</g>`;
    expect(shared(node)).toBe(`<svg>${node}</svg>`);
  });
});
