import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import katex from 'katex';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { docsError } from './docs-error.ts';

function textOf(node: Element): string {
  return node.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : ''))
    .join('');
}

const has = (node: Element, name: string): boolean =>
  Array.isArray(node.properties['className']) && node.properties['className'].includes(name);

/** How many children the elements have that MathML reads by place: base, subscript, superscript and so on. */
const arity: Readonly<Record<string, number>> = {
  mfrac: 2,
  mroot: 2,
  msub: 2,
  msup: 2,
  munder: 2,
  mover: 2,
  msubsup: 3,
  munderover: 3,
};

const FUNCTION_APPLICATION = '\u2061';

const isElement = (node: ElementContent): node is Element => node.type === 'element';

/**
 * KaTeX writes an operator's name and the invisible sign that applies it side by side. Where the name is a whole
 * subscript, as in `p_{\min}`, that makes a child too many, and browsers then draw all of them on the baseline.
 *
 * @throws Error when an element still has another number of children than MathML gives it
 */
export function repairArity(nodes: readonly ElementContent[]): void {
  for (const node of nodes.filter(isElement)) {
    repairArity(node.children);
    const wanted = arity[node.tagName];
    if (wanted === undefined) continue;
    if (node.children.length > wanted)
      node.children = node.children.filter((child) => !isElement(child) || textOf(child) !== FUNCTION_APPLICATION);
    const found = node.children.length;
    if (found !== wanted)
      throw new Error(
        `<${node.tagName}> has ${found} children and not ${wanted}: put what belongs together into braces.`,
      );
  }
}

/**
 * Typesets `$…$` and `$$…$$` as MathML when the page is compiled: browsers draw it themselves, so a formula costs no
 * font, style sheet or script. A formula that TeX cannot read stops the build at its line.
 */
export const rehypeMath: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, 'element', (node, index, parent) => {
    const display = has(node, 'math-display');
    if ((!display && !has(node, 'math-inline')) || parent === undefined || index === undefined) return undefined;
    let typeset: ElementContent[];
    try {
      const markup = katex.renderToString(textOf(node), {
        displayMode: display,
        output: 'mathml',
        throwOnError: true,
        strict: 'error',
      });
      typeset = fromHtml(markup, { fragment: true }).children as ElementContent[];
      repairArity(typeset);
    } catch (error) {
      throw docsError(file, node, `Formula: ${error instanceof Error ? error.message : String(error)}`);
    }
    const inner = typeset.flatMap((child) =>
      child.type === 'element' && child.tagName === 'span' ? child.children : [child],
    );
    const wrapper: Element = {
      type: 'element',
      tagName: display ? 'div' : 'span',
      properties: {
        className: [display ? 'formula' : 'formula-inline'],
        translate: 'no',
        ...(display ? { tabIndex: 0, role: 'group', ariaLabel: 'Formula' } : {}),
      },
      children: inner,
    };
    // remark-math puts a display formula into <pre><code>: the wrapper replaces the element that carries the class.
    parent.children[index] = wrapper;
    return [SKIP, index + 1];
  });
  visit(tree, 'element', (node, index, parent) => {
    const only = node.children[0];
    if (node.tagName !== 'pre' || only?.type !== 'element' || only.tagName !== 'div' || !has(only, 'formula')) return;
    if (parent !== undefined && index !== undefined) parent.children[index] = only;
  });
};
