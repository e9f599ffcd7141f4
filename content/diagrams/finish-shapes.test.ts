import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { finishShapes } from './finish-shapes.ts';
import { readSvg } from './lay-out.ts';

function pointsOf(kind: string): string[] {
  const svg = readSvg(`<svg><g class="node ${kind}"><polygon points="100,0 0,0 0,40 100,40 100,0"/></g></svg>`);
  finishShapes(svg);
  return (/points="([^"]*)"/.exec(toHtml(svg, { space: 'svg' }))?.[1] ?? '').split(' ');
}

describe('finishShapes', () => {
  it('cuts the same from the corners of every bad end, and lets the sides of a question meet in the middle', () => {
    expect(pointsOf('bad')).toEqual(['8,0', '92,0', '100,8', '100,32', '92,40', '8,40', '0,32', '0,8']);
    expect(new Set(pointsOf('ask'))).toEqual(new Set(['11,0', '89,0', '100,20', '89,40', '11,40', '0,20']));
  });

  it('leaves other shapes alone', () => {
    expect(pointsOf('good')).toHaveLength(5);
  });

  it('begins the heading of a cluster at its left border', () => {
    const svg = readSvg(
      '<svg><g class="cluster"><polygon points="20,-30 20,-90 120,-90 120,-30"/><text text-anchor="middle" x="70" y="-76">Vega</text></g></svg>',
    );
    finishShapes(svg);
    expect(toHtml(svg, { space: 'svg' })).toContain('<text text-anchor="start" x="29" y="-72">Vega</text>');
  });
});
