import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { minifyDrawing } from './minify-drawing.ts';

function minified(markup: string): string {
  const [svg] = fromHtml(markup, { fragment: true, space: 'svg' }).children as [Element];
  minifyDrawing(svg);
  return toHtml(svg, { space: 'svg', quoteSmart: true });
}

describe('minifyDrawing', () => {
  it('keeps shapes and words, and leaves colours to the style sheet', () => {
    const node =
      '<g id="node1" class="node">\n<title>a</title>\n<ellipse fill="none" stroke="black" cx="54" cy="-18" rx="54" ry="18"/><text xml:space="preserve" text-anchor="middle" x="54" y="-14" font-size="14">a b</text></g>';
    expect(minified(`<svg viewBox="0 0 10 10">\n<!-- a -->\n${node}\n</svg>`)).toBe(
      '<svg viewBox="0 0 10 10"><g class="node"><ellipse cx="54" cy="-18" rx="54" ry="18"></ellipse><text x="54" y="-14">a b</text></g></svg>',
    );
  });

  it('draws no frame around the whole', () => {
    expect(minified('<svg><g class="graph"><polygon points="0,0 1,1 0,0"/><path d="M1,2L3,4"/></g></svg>')).toBe(
      '<svg><g class="graph"><path d="M1,2L3,4"></path></g></svg>',
    );
  });

  it('says which lines are dashed, and keeps words that do not stand in the middle where they are', () => {
    const out = minified(
      '<svg><path stroke-dasharray="5,2" d="M0,0L1,1"/><text text-anchor="start" x="1" y="2">1.25 VEGA</text></svg>',
    );
    expect(out).toBe(
      '<svg><path d="M0,0L1,1" class="dashed"></path><text text-anchor="start" x="1" y="2">1.25 VEGA</text></svg>',
    );
  });
});
