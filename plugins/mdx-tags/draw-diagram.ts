import { Graphviz } from '@hpcc-js/wasm-graphviz';
import type { Element, ElementContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { slimDrawing } from './slim-drawing.ts';

let engine: Promise<Graphviz> | undefined;

const textElement = (tagName: string, id: string, value: string): Element => ({
  type: 'element',
  tagName,
  properties: { id },
  children: [{ type: 'text', value }],
});

/**
 * Draws Graphviz DOT text as an SVG element without colours or inline styles. `name` makes its ids unique on a page, `alt`
 * is the text alternative. Throws what Graphviz reports when the text is not valid DOT.
 */
export async function drawDiagram(dot: string, name: string, alt: string): Promise<ElementContent> {
  engine ??= Graphviz.load();
  const markup = (await engine).dot(dot);
  const root = fromHtml(markup.slice(markup.indexOf('<svg')), { fragment: true, space: 'svg' });
  const svg = root.children.find((child): child is Element => child.type === 'element' && child.tagName === 'svg');
  if (svg === undefined) throw new Error('Graphviz gave no drawing.');
  const [, , width = '0', height = '0'] = String(svg.properties['viewBox'] ?? '').split(/\s+/);
  slimDrawing(svg);
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
