import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Elements whose text is no language: code, keys, what a program prints. */
const names = new Set(['code', 'kbd', 'samp', 'var']);

/** An element that a page writes as a tag, as MDX has it. */
interface Tag {
  readonly name: string | null;
  readonly attributes: unknown[];
}

/** Keeps code and keys of a hand-written page from being translated. Blocks of code and formulas say so themselves. */
export function rehypeUntranslated(): (tree: Root) => void {
  return (tree) => {
    visit(tree, (node) => {
      const tag = node as unknown as Tag & { readonly type: string };
      if (node.type === 'element' && names.has(node.tagName)) (node as Element).properties['translate'] = 'no';
      else if (tag.type.startsWith('mdxJsx') && names.has(tag.name ?? ''))
        tag.attributes.push({ type: 'mdxJsxAttribute', name: 'translate', value: 'no' });
    });
  };
}
