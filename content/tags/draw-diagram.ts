import { Graphviz } from '@hpcc-js/wasm-graphviz';
import type { Element, ElementContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { optimize, type Config } from 'svgo';
import { shareArrowheads } from './share-arrowheads.ts';
import { slimDrawing } from './slim-drawing.ts';

let engine: Promise<Graphviz> | undefined;

/** Shapes as paths, the shortest way to say them. Whole points are finer than a screen shows: a drawing is 4/3 pixels a point. */
const wholePoints: Config = {
  plugins: (
    [
      'cleanupListOfValues',
      'cleanupNumericValues',
      'convertShapeToPath',
      'convertPathData',
      'convertTransform',
    ] as const
  ).map((name) => ({
    name,
    params: { floatPrecision: 0 },
  })) as Config['plugins'] & object,
};

const textElement = (tagName: string, id: string, value: string): Element => ({
  type: 'element',
  tagName,
  properties: { id },
  children: [{ type: 'text', value }],
});

function readSvg(markup: string): Element {
  const root = fromHtml(markup.slice(markup.indexOf('<svg')), { fragment: true, space: 'svg' });
  const svg = root.children.find((child): child is Element => child.type === 'element' && child.tagName === 'svg');
  if (svg === undefined) throw new Error('Graphviz gave no drawing.');
  return svg;
}

/**
 * Draws Graphviz DOT text as an SVG element without colours or inline styles. `name` makes its ids unique on a page, `alt`
 * is the text alternative. Throws what Graphviz reports when the text is not valid DOT.
 */
export async function drawDiagram(dot: string, name: string, alt: string): Promise<ElementContent> {
  engine ??= Graphviz.load();
  const drawn = readSvg((await engine).dot(dot));
  slimDrawing(drawn);
  shareArrowheads(drawn, `arrow-${name}`);
  const svg = readSvg(optimize(toHtml(drawn, { space: 'svg', closeEmptyElements: true }), wholePoints).data);
  const [, , width = '0', height = '0'] = String(svg.properties['viewBox'] ?? '').split(/\s+/);
  const id = `diagram-${name}`;
  Object.assign(svg.properties, {
    role: 'img',
    ariaLabelledBy: [`${id}-alt`],
    width: Math.round(Number(width) * 1.333),
    height: Math.round(Number(height) * 1.333),
  });
  svg.children.unshift(textElement('title', `${id}-alt`, alt));
  return svg;
}
