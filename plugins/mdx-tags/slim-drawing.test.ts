import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { slimDrawing } from './slim-drawing.ts';

function slimmed(markup: string): string {
  const [svg] = fromHtml(markup, { fragment: true, space: 'svg' }).children as [Element];
  slimDrawing(svg);
  return toHtml(svg, { space: 'svg', quoteSmart: true });
}

describe('slimDrawing', () => {
  it('keeps shapes and words, and leaves colours to the style sheet', () => {
    const node = '<g id="node1" class="node">\n<title>a</title>\n<ellipse fill="none" stroke="black" cx="54.25" cy="-18" rx="54" ry="18.4"/><text xml:space="preserve" text-anchor="middle" x="54" y="-13.8" font-size="14">a b</text></g>';
    expect(slimmed(`<svg viewBox="0 0 10.5 10">\n<!-- a -->\n${node}\n</svg>`)).toBe(
      '<svg viewBox="0 0 10.5 10"><g class="node"><ellipse cx="54" cy="-18" rx="54" ry="18"></ellipse><text x="54" y="-14">a b</text></g></svg>',
    );
  });

  it('closes no polygon twice and rounds its points', () => {
    expect(slimmed('<svg><g class="edge"><polygon points="1.4,2.6 3,4 -0.2,5 1.4,2.6"/></g></svg>')).toContain('points="1,3 3,4 0,5"');
  });

  it('rounds paths, and draws no frame around the whole', () => {
    const out = slimmed('<svg><g class="graph" transform="scale(1 1) rotate(0) translate(4 864.8)"><polygon points="0,0 1,1 0,0"/><path d="M1.6,2C3.4,4 5,6 -7.5,8.49"/></g></svg>');
    expect(out).toBe('<svg><g class="graph" transform="translate(4 865)"><path d="M2,2C3,4 5,6 -7,8"></path></g></svg>');
  });

  it('says which lines are dashed, and keeps words that do not stand in the middle where they are', () => {
    const out = slimmed('<svg><path stroke-dasharray="5,2" d="M0,0L1,1"/><text text-anchor="start" x="1" y="2">1.25 VEGA</text></svg>');
    expect(out).toBe('<svg><path d="M0,0L1,1" class="dashed"></path><text text-anchor="start" x="1" y="2">1.25 VEGA</text></svg>');
  });
});
