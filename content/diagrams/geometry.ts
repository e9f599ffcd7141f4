import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { textWidth } from './text-width.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** One line of words of a node, an edge's label or a cluster's heading. */
export interface Line {
  /** Name of the element in the drawing: a node, `label3` for an edge's label, `cluster_x`. */
  readonly owner: string;
  readonly text: string;
  readonly size: number;
  readonly box: Box;
}

export interface Outline {
  readonly name: string;
  readonly box: Box;
}

/** A line with its arrowheads, as corners of a polyline each. */
export interface Stroke {
  readonly name: string;
  readonly lines: readonly (readonly Point[])[];
}

/** What stands where in a drawing, in pixels. */
export interface Geometry {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly Line[];
  readonly nodes: readonly Outline[];
  readonly clusters: readonly Outline[];
  readonly edges: readonly Stroke[];
}

const numbers = (list: unknown): number[] => (String(list).match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

const pairs = (list: readonly number[]): Point[] =>
  list.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: list[index + 1] ?? 0 }] : []));

const steps = 16;

/** How much wider bold type runs: headings of clusters are bold (src/css/diagram.css). */
const bold = 1.1;

function onCurve([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const weigh = (of: (point: Point) => number): number =>
    (1 - t) ** 3 * of(a) + 3 * (1 - t) ** 2 * t * of(b) + 3 * (1 - t) * t ** 2 * of(c) + t ** 3 * of(d);
  return { x: weigh(({ x }) => x), y: weigh(({ y }) => y) };
}

/** Corners along a path of Graphviz, which is one start (M) and cubic curves (C). */
function alongPath(path: string): Point[] {
  const [start, ...rest] = pairs(numbers(path));
  if (start === undefined) return [];
  const points = [start];
  for (let index = 0; index + 2 < rest.length; index += 3) {
    const [from, b, c, d] = [points.at(-1), rest[index], rest[index + 1], rest[index + 2]];
    if (from === undefined || b === undefined || c === undefined || d === undefined) break;
    for (let step = 1; step <= steps; step += 1) points.push(onCurve([from, b, c, d], step / steps));
  }
  return points;
}

function around(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

const childrenOf = (element: Element, name: string): Element[] =>
  element.children.filter((child): child is Element => child.type === 'element' && child.tagName === name);

function titleOf(group: Element): string {
  const [words] = childrenOf(group, 'title')[0]?.children ?? [];
  return words?.type === 'text' ? words.value : '';
}

function linesOf(group: Element, owner: string, weight: number): Line[] {
  return childrenOf(group, 'text').map((element) => {
    const text = element.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
    const size = Number(element.properties['fontSize']);
    const [x, y] = [Number(element.properties['x']), Number(element.properties['y'])];
    const width = textWidth(text, size) * weight;
    const anchor = element.properties['textAnchor'];
    const left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x;
    return {
      owner,
      text,
      size,
      box: { left, top: y - 0.78 * size, right: left + width, bottom: y + 0.22 * size },
    };
  });
}

const outlinesOf = (group: Element): Point[][] => [
  ...childrenOf(group, 'polygon').map(({ properties }) => pairs(numbers(properties['points']))),
  ...childrenOf(group, 'path').map(({ properties }) => alongPath(String(properties['d']))),
];

/** Reads what Graphviz drew, before its names are taken out. */
export function readGeometry(svg: Element): Geometry {
  const [, , width = 0, height = 0] = numbers(svg.properties['viewBox']);
  const lines: Line[] = [];
  const nodes: Outline[] = [];
  const clusters: Outline[] = [];
  const edges: Stroke[] = [];
  visit(svg, 'element', (group) => {
    const classes = group.properties['className'];
    if (group.tagName !== 'g' || !Array.isArray(classes)) return;
    const name = titleOf(group);
    if (classes.includes('edge')) edges.push({ name, lines: outlinesOf(group) });
    if (!classes.includes('node') && !classes.includes('cluster')) return;
    lines.push(...linesOf(group, name, classes.includes('cluster') ? bold : 1));
    const shape = outlinesOf(group).flat();
    if (shape.length > 0) (classes.includes('node') ? nodes : clusters).push({ name, box: around(shape) });
  });
  return { width, height, lines, nodes, clusters, edges };
}
