import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { PhrasingContent } from 'mdast';
import postcss from 'postcss';
import { contrast } from '../../../common/contrast.ts';
import { code, text } from '../nodes.ts';
import type { TagHandler } from '../types.ts';
import { table } from './table.ts';

const file = 'src/css/tokens.css';

/** What the colours are for, in the order of the page. A colour that the style sheet loses stops the build. */
const uses = [
  ['--ifm-background-color', 'ground of every page'],
  ['--site-surface', 'cards, table heads, the footer'],
  ['--site-surface-strong', 'the announcement, messages of faults'],
  ['--site-line', 'lines around and between things; never text'],
  ['--ifm-font-color-base', 'text'],
  ['--ifm-heading-color', 'headings and large figures'],
  ['--site-ink-soft', 'what may be read second: labels, notes, units'],
  ['--ifm-color-primary', 'links, the current entry, the outline of what has the focus'],
  ['--site-wrong', 'what is wrong with an entry, fields that are required'],
  ['--site-accent', 'marks behind found words; dark text on it'],
  ['--network-mainnet', 'mainnet, and nothing else'],
  ['--network-testnet', 'testnet, and nothing else'],
  ['--network-ink', 'text on the colours of networks'],
  ['--hero-ground', 'the dark band at the head of a tree, in both modes'],
  ['--hero-accent', 'links and the main button on it'],
] as const;

type Mode = 'light' | 'dark';

function coloursOf(css: string, mode: Mode): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  postcss.parse(css).walkRules(({ selector, nodes }) => {
    if (selector !== ':root' && !(mode === 'dark' && selector.startsWith("html[data-theme='dark']"))) return;
    for (const node of nodes) if (node.type === 'decl' && node.value.startsWith('#')) found.set(node.prop, node.value);
  });
  return found;
}

function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: MdxJsxTextElement[] = [],
): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
    children,
  };
}

/** A colour as it looks, its value, and the contrast with the ground of the page. */
function swatch(colour: string, ground: string): PhrasingContent[] {
  const square = element('rect', { width: '32', height: '18', rx: '4', fill: colour, stroke: '#88888888' });
  return [
    element('svg', { width: '32', height: '18', 'aria-hidden': 'true' }, [square]),
    text(' '),
    code(colour),
    text(` ${contrast(colour, ground).toFixed(1)} : 1`),
  ];
}

/** `<DesignTokens />`: the colours of the style sheet in both modes, with their contrast and use. */
export const designTokens: TagHandler = ({ facts, fail }) => {
  const css = readFileSync(path.join(facts.siteDir, file), 'utf8');
  const modes = { light: coloursOf(css, 'light'), dark: coloursOf(css, 'dark') };
  const of = (mode: Mode, name: string): string => modes[mode].get(name) ?? fail(`${file} has no colour ${name}.`);
  const cell = (mode: Mode, name: string): PhrasingContent[] =>
    swatch(of(mode, name), of(mode, '--ifm-background-color'));
  const rows = uses.map(([name, use]) => [[code(name)], cell('light', name), cell('dark', name), [text(use)]]);
  return [table([[text('colour')], [text('light')], [text('dark')], [text('use')]], rows)];
};
