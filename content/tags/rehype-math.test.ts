import type { Element, ElementContent, Root } from 'hast';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { VFile } from 'vfile';
import { rehypeMath } from './rehype-math.ts';

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

/** The formula as the page gets it. */
function typeset(formula: string): Root {
  const tree: Root = {
    type: 'root',
    children: [
      {
        type: 'element',
        tagName: 'code',
        properties: { className: ['math-display'] },
        children: [{ type: 'text', value: formula }],
      },
    ],
  };
  (rehypeMath as () => (tree: Root, file: VFile) => void)()(tree, new VFile({ path: 'page.mdx' }));
  return tree;
}

function elements(node: Element | ElementContent | Root): Element[] {
  return 'children' in node
    ? node.children.flatMap((child) => (child.type === 'element' ? [child, ...elements(child)] : []))
    : [];
}

const misplaced = (tree: Root): string[] =>
  elements(tree)
    .filter(({ tagName, children }) => arity[tagName] !== undefined && children.length !== arity[tagName])
    .map(({ tagName, children }) => `${tagName} with ${children.length}`);

const formulas = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .flatMap((file) => {
    const text = readFileSync(`docs/${file}`, 'utf8')
      .replace(/^(`{3,})[\s\S]*?^\1/gm, '')
      .replace(/`[^`\n]*`/g, '');
    const found = [...text.matchAll(/\$\$([\s\S]+?)\$\$|\$([^$\n]+)\$/g)].map((match) => match[1] ?? match[2] ?? '');
    return found.length > 0 ? [{ file, found }] : [];
  });

describe('formulas', () => {
  it.each([
    ['p_{\\min}', 'msub'],
    ['x_{\\max}^2', 'msubsup'],
    ['\\text{OI}_{\\max}', 'msub'],
    ['\\max_p V', 'msub'],
  ])('%s has its parts where MathML looks for them', (formula, tag) => {
    const tree = typeset(formula);
    expect(elements(tree).some(({ tagName }) => tagName === tag || tagName === 'munder')).toBe(true);
    expect(misplaced(tree)).toEqual([]);
  });

  it.each(formulas)('of $file have elements with as many parts as they must have', ({ found }) => {
    for (const formula of found) expect(misplaced(typeset(formula)), formula).toEqual([]);
  });

  it('are found in many pages', () => {
    expect(formulas.flatMap(({ found }) => found).length).toBeGreaterThan(300);
  });
});
