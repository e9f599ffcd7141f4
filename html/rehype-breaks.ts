import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { breakable } from './breakable.ts';

const lineBreak: ElementContent = { type: 'element', tagName: 'wbr', properties: {}, children: [] };

function broken(node: Element): ElementContent[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'text') return [child];
    const parts = breakable(child.value).split('<wbr>');
    return parts.flatMap((value, index): ElementContent[] => [
      ...(index === 0 ? [] : [lineBreak]),
      { type: 'text', value },
    ]);
  });
}

/** Lets identifiers in code break at dots, underscores and capitals, where the line is too short for them. Blocks of code stay. */
export function rehypeBreaks(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', (node) => {
      if (node.tagName === 'pre') return SKIP;
      if (node.tagName === 'code') node.children = broken(node);
      return undefined;
    });
  };
}
