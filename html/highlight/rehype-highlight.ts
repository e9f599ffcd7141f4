import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { codeFigureClass, codeFigureContent, type CodeOptions } from './code-figure.ts';
import { isShell } from './languages.ts';

/** What commands print is written as. */
const printed = new Set(['text', 'json']);

/**
 * Replaces every code fence of a page by a static figure, highlighted while the page is compiled. The content goes in as
 * one string of HTML: the page's script stays small and the browser has nothing to hydrate in it. Text or JSON right behind
 * commands is what they print.
 */
export function rehypeHighlight(): (tree: Root) => void {
  return (tree) => {
    visit(tree, (parent) => {
      if (!('children' in parent)) return;
      let before: Element | undefined;
      const children = parent.children as ElementContent[];
      children.forEach((node, index) => {
        const code = node.type === 'element' ? fencedCode(node) : undefined;
        if (code === undefined) {
          if (node.type !== 'text' || node.value.trim() !== '') before = undefined;
          return;
        }
        const language = languageOf(code);
        const isOutput =
          before !== undefined &&
          isShell(languageOf(before)) &&
          printed.has(language) &&
          metaOf(code, 'title') === undefined;
        const options: CodeOptions = {
          title: metaOf(code, 'title'),
          file: metaOf(code, 'file'),
          isPart: metaOf(code, 'part') !== undefined,
          isOutput,
        };
        children[index] = figure(
          codeFigureClass(language, options),
          codeFigureContent(text(code).replace(/\n$/, ''), language, options).text,
        );
        before = code;
      });
    });
  };
}

function fencedCode(node: Element): Element | undefined {
  const only = node.tagName === 'pre' && node.children.length === 1 ? node.children[0] : undefined;
  return only?.type === 'element' && only.tagName === 'code' ? only : undefined;
}

function text(node: Element): string {
  return node.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? text(child) : ''))
    .join('');
}

function languageOf(code: Element): string {
  const classes = code.properties['className'];
  const name = (Array.isArray(classes) ? classes : []).find((entry) => String(entry).startsWith('language-'));
  return name === undefined ? 'text' : String(name).slice('language-'.length);
}

/** `name="…"` behind the language of a fence. */
function metaOf(code: Element, name: string): string | undefined {
  const property = code.properties['metastring'];
  const meta =
    (code.data as { meta?: string | null } | undefined)?.meta ?? (typeof property === 'string' ? property : '');
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta)?.[1];
}

/** `<figure className="code …" dangerouslySetInnerHTML={{__html}} />`, which MDX leaves as it is. */
function figure(className: string, html: string): ElementContent {
  const literal = { type: 'Literal' as const, value: html, raw: JSON.stringify(html) };
  const property = {
    type: 'Property' as const,
    kind: 'init' as const,
    method: false,
    shorthand: false,
    computed: false,
    key: { type: 'Identifier' as const, name: '__html' },
    value: literal,
  };
  const expression = { type: 'ObjectExpression' as const, properties: [property] };
  const program = {
    type: 'Program' as const,
    sourceType: 'module' as const,
    comments: [],
    body: [{ type: 'ExpressionStatement' as const, expression }],
  };
  const value = {
    type: 'mdxJsxAttributeValueExpression',
    value: `{__html: ${JSON.stringify(html)}}`,
    data: { estree: program },
  };
  return {
    type: 'mdxJsxFlowElement',
    name: 'figure',
    attributes: [
      { type: 'mdxJsxAttribute', name: 'className', value: className },
      { type: 'mdxJsxAttribute', name: 'dangerouslySetInnerHTML', value },
    ],
    children: [],
    data: { _mdxExplicitJsx: true },
  } as unknown as ElementContent;
}
