import { Graphviz } from '@hpcc-js/wasm-graphviz';
import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { optimize, type Config } from 'svgo';
import { readGraph, type Graph } from './graph.ts';
import { layouts, layOut, readSvg, type Drawing, type LayoutName } from './lay-out.ts';
import { shareArrowheads } from './share-arrowheads.ts';
import { minifyDrawing } from './minify-drawing.ts';

let engine: Promise<Graphviz> | undefined;

/** Shapes as paths, the shortest way to say them, in whole pixels. */
const wholePixels: Config = {
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

/** What the style sheet knows: a wide drawing is shown from the least of these widths that holds it (src/css/diagram.css). */
export const steps: readonly number[] = [380, 420, 460, 500, 540, 580, 620, 660, 700, 740];

/** The two texts of one diagram; without one of its own, the narrow layout is made from the same text. */
export interface Sources {
  readonly wide: string;
  readonly narrow?: string;
}

export interface Diagram {
  /** One drawing where it fits everywhere, otherwise the wide one and the narrow one. */
  readonly drawings: readonly Element[];
  /** The width of the frame from which the wide drawing is shown; undefined with a single drawing. */
  readonly from: number | undefined;
}

function finish({ svg, width, height }: Drawing, layout: LayoutName, id: string): Element {
  minifyDrawing(svg);
  shareArrowheads(svg, `arrow-${id}${layout === 'wide' ? '' : '-narrow'}`);
  const drawn = readSvg(optimize(toHtml(svg, { space: 'svg', closeEmptyElements: true }), wholePixels).data);
  Object.assign(drawn.properties, {
    className: [layout],
    role: 'img',
    // The wide one is named by the title in it; with a reference to that, screen readers say it twice.
    ...(layout === 'wide' ? {} : { ariaLabelledBy: [`diagram-${id}-alt`] }),
    width: Math.ceil(width),
    height: Math.ceil(height),
    fontSize: layouts[layout].size,
  });
  return drawn;
}

/** A drawing that is little wider than a phone is drawn once, narrow enough for all: two copies would say the same. */
function fitEverywhere(loaded: Graphviz, graph: Graph, large: Drawing): Drawing | undefined {
  if (large.width <= layouts.narrow.most) return large;
  if (large.width > 400) return undefined;
  try {
    return layOut(loaded, graph, 'wide', layouts.narrow.most);
  } catch {
    return undefined;
  }
}

/**
 * Draws Graphviz DOT text as SVG without colours or inline styles, at the size at which it is shown. `name` makes its ids unique
 * on a page, `alt` is the text alternative. Throws what Graphviz reports when the text is not valid DOT, and what is in the way
 * of what when no layout can be read.
 */
export async function drawDiagram({ wide, narrow }: Sources, name: string, alt: string): Promise<Diagram> {
  engine ??= Graphviz.load();
  const loaded = await engine;
  const graph = readGraph(loaded, wide);
  const large = layOut(loaded, graph, 'wide');
  const single = narrow === undefined ? fitEverywhere(loaded, graph, large) : undefined;
  const drawings = [finish(single ?? large, 'wide', name)];
  if (single === undefined) {
    const small = layOut(loaded, narrow === undefined ? graph : readGraph(loaded, narrow), 'narrow');
    drawings.push(finish(small, 'narrow', name));
  }
  drawings[0]?.children.unshift(textElement('title', `diagram-${name}-alt`, alt));
  return { drawings, from: single !== undefined ? undefined : steps.find((step) => step >= Math.ceil(large.width)) };
}
