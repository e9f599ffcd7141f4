import type { Element } from 'hast';
import { visit } from 'unist-util-visit';

/** How far from a line's end its arrowhead's nearest corner can be, in pixels. */
const reach = 8;

const numbers = (list: unknown): number[] => (String(list).match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

/** Whether an arrowhead stands at the end of a line, not at its start. */
function isAtEnd(line: Element, head: Element): boolean {
  const [x = 0, y = 0] = numbers(line.properties['d']).slice(-2);
  const corners = numbers(head.properties['points']);
  return corners.some(
    (corner, index) => index % 2 === 0 && Math.hypot(corner - x, (corners[index + 1] ?? 0) - y) < reach,
  );
}

/** An arrowhead that starts where Graphviz ends a line, 8 pixels before its target. */
const marker = (id: string): Element => ({
  type: 'element',
  tagName: 'marker',
  properties: {
    id,
    viewBox: '0 -3 8 6',
    markerWidth: '8',
    markerHeight: '6',
    markerUnits: 'userSpaceOnUse',
    orient: 'auto',
  },
  children: [{ type: 'element', tagName: 'path', properties: { d: 'M0-3 8 0 0 3z' }, children: [] }],
});

/**
 * Draws the arrowheads of a Graphviz drawing once: lines with a single one at their end take it from a marker named `id`.
 * Lines with other ends keep theirs, as shapes of class `head`. The style sheet keeps markers from nodes. Changes `svg` in place.
 */
export function shareArrowheads(svg: Element, id: string): void {
  let shared = 0;
  visit(svg, 'element', (edge) => {
    const classes = edge.properties['className'];
    if (edge.tagName !== 'g' || !Array.isArray(classes) || !classes.includes('edge')) return;
    const shapes = edge.children.filter((child): child is Element => child.type === 'element');
    const [line, ...others] = shapes.filter(({ tagName }) => tagName === 'path');
    const [head, ...heads] = shapes.filter(({ tagName }) => tagName === 'polygon');
    if (line === undefined || others.length > 0) return;
    if (head === undefined || heads.length > 0 || !isAtEnd(line, head)) {
      line.properties['markerEnd'] = 'none';
      for (const own of shapes.filter(({ tagName }) => tagName === 'polygon')) own.properties['className'] = ['head'];
      return;
    }
    edge.children = edge.children.filter((child) => child !== head);
    shared += 1;
  });
  if (shared === 0) return;
  svg.properties['markerEnd'] = `url(#${id})`;
  svg.children.unshift({ type: 'element', tagName: 'defs', properties: {}, children: [marker(id)] });
}
