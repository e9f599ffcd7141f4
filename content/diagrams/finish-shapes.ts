import type { Element } from 'hast';
import { visit } from 'unist-util-visit';

/** How much of a corner is cut off, in pixels: of an end that is bad, a little; of a question, so that its sides meet in a point. */
const cuts: Readonly<Record<string, number>> = { bad: 8, ask: 11 };

const numbers = (list: unknown): number[] => (String(list).match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

function corners(points: string, kind: string, cut: number): string {
  const list = numbers(points);
  const xs = list.filter((_, index) => index % 2 === 0);
  const ys = list.filter((_, index) => index % 2 === 1);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const down = kind === 'ask' ? (bottom - top) / 2 : cut;
  return [
    [left + cut, top],
    [right - cut, top],
    [right, top + down],
    [right, bottom - down],
    [right - cut, bottom],
    [left + cut, bottom],
    [left, bottom - down],
    [left, top + down],
  ]
    .map((point) => point.join(','))
    .join(' ');
}

/** Where a cluster's heading stands in its upper left corner, in pixels. */
const heading = { x: 9, y: 18 } as const;

function placeHeading(group: Element): void {
  const shape = group.children.find((child) => child.type === 'element' && child.tagName === 'polygon');
  if (shape?.type !== 'element') return;
  const list = numbers(shape.properties['points']);
  const left = Math.min(...list.filter((_, index) => index % 2 === 0));
  const top = Math.min(...list.filter((_, index) => index % 2 === 1));
  for (const text of group.children) {
    if (text.type !== 'element' || text.tagName !== 'text') continue;
    Object.assign(text.properties, { textAnchor: 'start', x: left + heading.x, y: top + heading.y });
  }
}

/**
 * Gives questions six corners and bad ends eight: those of Graphviz grow with the box and cut into the words of larger ones.
 * Begins headings of clusters at their left border: Graphviz centres them on a guess of their width. Changes `svg` in place.
 */
export function finishShapes(svg: Element): void {
  visit(svg, 'element', (node) => {
    const classes = node.properties['className'];
    if (node.tagName !== 'g' || !Array.isArray(classes)) return;
    if (classes.includes('cluster')) placeHeading(node);
    const kind = classes.includes('node') ? Object.keys(cuts).find((name) => classes.includes(name)) : undefined;
    if (kind === undefined) return;
    for (const child of node.children) {
      if (child.type !== 'element' || child.tagName !== 'polygon') continue;
      child.properties['points'] = corners(String(child.properties['points']), kind, cuts[kind] ?? 0);
    }
  });
}
