import type { Element } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** What the style sheet decides (src/css/diagram.css), and what says nothing. */
const dropped = new Set([
  'fill',
  'stroke',
  'fontFamily',
  'fontSize',
  'width',
  'height',
  'xmlnsXLink',
  'xmlns',
  'strokeWidth',
  'strokeDashArray',
  'strokeDasharray',
  'xmlSpace',
]);

function minifyProperties(name: string, properties: Element['properties']): Element['properties'] {
  const dashed = properties['strokeDashArray'] !== undefined || properties['strokeDasharray'] !== undefined;
  const kept = Object.entries(properties).filter(
    ([key, value]) =>
      !dropped.has(key) && !(name === 'g' && key === 'id') && !(key === 'textAnchor' && value === 'middle'),
  );
  return { ...Object.fromEntries(kept), ...(dashed ? { className: ['dashed'] } : {}) };
}

/** Whether a node of a drawing draws nothing: comments, line ends, names, the frame around all. */
function isNothing(node: Element['children'][number], parent: Element): boolean {
  if (node.type === 'comment') return true;
  if (node.type === 'text') return parent.tagName !== 'text' && node.value.trim() === '';
  if (node.type !== 'element') return false;
  const classes = parent.properties['className'];
  return (
    node.tagName === 'title' || (node.tagName === 'polygon' && Array.isArray(classes) && classes.includes('graph'))
  );
}

/**
 * Leaves shape and text to the drawing and colour to the style sheet, so that a diagram follows the colour mode, and takes out
 * whatever draws nothing: a diagram is part of every copy of its page. Changes `svg` in place.
 */
export function minifyDrawing(svg: Element): void {
  visit(svg, 'element', (node) => {
    node.children = node.children.filter((child) => !isNothing(child, node));
    node.properties = minifyProperties(node.tagName, node.properties);
    return node.tagName === 'text' ? SKIP : undefined;
  });
}
