import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { codeFigureContent } from './code-figure.ts';

/**
 * Replaces every code fence of a page by a static figure, highlighted while the page is compiled. The content goes in as
 * one string of HTML: the page's script stays small and the browser has nothing to hydrate in it.
 */
export function rehypeHighlight(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', (node, index, parent) => {
      const code = fencedCode(node);
      if (code === undefined || parent === undefined || index === undefined) return;
      const html = codeFigureContent(text(code).replace(/\n$/, ''), languageOf(code), titleOf(code));
      parent.children[index] = figure(html);
    });
  };
}

function fencedCode(node: Element): Element | undefined {
  const only = node.tagName === 'pre' && node.children.length === 1 ? node.children[0] : undefined;
  return only?.type === 'element' && only.tagName === 'code' ? only : undefined;
}

function text(node: Element): string {
  return node.children.map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? text(child) : '')).join('');
}

function languageOf(code: Element): string {
  const classes = code.properties['className'];
  const name = (Array.isArray(classes) ? classes : []).find((entry) => String(entry).startsWith('language-'));
  return name === undefined ? 'text' : String(name).slice('language-'.length);
}

function titleOf(code: Element): string | undefined {
  const fromMeta = /title="([^"]*)"/.exec(String((code.data as { meta?: string | null } | undefined)?.meta ?? ''))?.[1];
  const fromProperty = code.properties['metastring'];
  return fromMeta ?? (typeof fromProperty === 'string' ? /title="([^"]*)"/.exec(fromProperty)?.[1] : undefined);
}

/** `<figure className="code" dangerouslySetInnerHTML={{__html}} />`, which MDX leaves as it is. */
function figure(html: string): ElementContent {
  const literal = { type: 'Literal' as const, value: html, raw: JSON.stringify(html) };
  const property = {
    type: 'Property' as const, kind: 'init' as const, method: false, shorthand: false, computed: false,
    key: { type: 'Identifier' as const, name: '__html' }, value: literal,
  };
  const expression = { type: 'ObjectExpression' as const, properties: [property] };
  const program = {
    type: 'Program' as const, sourceType: 'module' as const, comments: [],
    body: [{ type: 'ExpressionStatement' as const, expression }],
  };
  const value = { type: 'mdxJsxAttributeValueExpression', value: `{__html: ${JSON.stringify(html)}}`, data: { estree: program } };
  return {
    type: 'mdxJsxFlowElement',
    name: 'figure',
    attributes: [
      { type: 'mdxJsxAttribute', name: 'className', value: 'code' },
      { type: 'mdxJsxAttribute', name: 'dangerouslySetInnerHTML', value },
    ],
    children: [],
    data: { _mdxExplicitJsx: true },
  } as unknown as ElementContent;
}
