// cspell:words rankdir
import type { Graphviz } from '@hpcc-js/wasm-graphviz';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { compose, type Style } from './compose.ts';
import { finishShapes } from './finish-shapes.ts';
import { readGeometry } from './geometry.ts';
import type { Graph } from './graph.ts';
import { countCrossings, findProblems } from './problems.ts';

/** The two layouts of a diagram, by the room that they have: a column of text on a desk, and a phone of 390 pixels. */
export const layouts = {
  wide: { most: 740, size: 13, wraps: [26, 22, 19, 16, 13, 11], gaps: [22, 14] },
  narrow: { most: 344, size: 12, wraps: [34, 28, 24, 20, 17, 15, 13, 11, 9], gaps: [18, 12] },
} as const;

export type LayoutName = keyof typeof layouts;

export interface Drawing {
  readonly svg: Element;
  /** In pixels, as shown. */
  readonly width: number;
  readonly height: number;
}

interface Candidate extends Drawing {
  readonly crossings: number;
  readonly problems: readonly string[];
}

export function readSvg(markup: string): Element {
  const root = fromHtml(markup.slice(markup.indexOf('<svg')), { fragment: true, space: 'svg' });
  const svg = root.children.find((child): child is Element => child.type === 'element' && child.tagName === 'svg');
  if (svg === undefined) throw new Error('Graphviz gave no drawing.');
  return svg;
}

function draw(engine: Graphviz, graph: Graph, style: Style, most: number): Candidate {
  const svg = readSvg(engine.dot(compose(graph, style)));
  finishShapes(svg);
  const geometry = readGeometry(svg);
  const { width, height } = geometry;
  const problems = findProblems(geometry);
  if (width > most) problems.push(`the drawing is ${Math.ceil(width)} px wide and has room for ${most}`);
  return { svg, width, height, problems, crossings: countCrossings(geometry) };
}

/** The better of two drawings that can be read: fewer crossings first, then less of the page. */
const cost = ({ crossings, height, width }: Candidate): number => crossings * 80 + height + width / 4;

function stylesOf(graph: Graph, name: LayoutName): Style[] {
  const { size, wraps, gaps } = layouts[name];
  const rankdir = name === 'narrow' ? 'TB' : graph.attributes['rankdir'] || 'TB';
  const wrap = Number(graph.attributes['wrap'] || 0);
  return (wrap > 0 ? [wrap] : wraps).flatMap((letters) =>
    gaps.map((gap) => ({ rankdir, wrap: letters, edgeWrap: Math.min(letters, 22), size, gap, ranks: 20 })),
  );
}

/**
 * Lays a graph out for one width: tries lengths of lines and distances until all can be read and no lines cross, and otherwise
 * takes the best of what can be read. Throws with what is in the way of what in the nearest attempt when nothing can.
 */
export function layOut(engine: Graphviz, graph: Graph, name: LayoutName, most: number = layouts[name].most): Drawing {
  const attempts: Candidate[] = [];
  for (const style of stylesOf(graph, name)) {
    const attempt = draw(engine, graph, style, most);
    if (attempt.problems.length === 0 && attempt.crossings === 0) return attempt;
    attempts.push(attempt);
  }
  const [best] = attempts.filter(({ problems }) => problems.length === 0).sort((a, b) => cost(a) - cost(b));
  if (best !== undefined) return best;
  const [nearest] = attempts.sort((a, b) => a.problems.length - b.problems.length || a.width - b.width);
  throw new Error(`no ${name} layout can be read: ${nearest?.problems.join('; ') ?? 'nothing is drawn'}.`);
}
