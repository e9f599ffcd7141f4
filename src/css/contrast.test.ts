import { readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../common/contrast.ts';

type Mode = 'light' | 'dark';

/** The colours that the style sheets set for the whole page in a mode; dark ones stand over light ones. */
function colours(mode: Mode): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of ['tokens.css', 'highlight.css']) {
    postcss.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8')).walkRules(({ selector, nodes }) => {
      if (selector !== ':root' && !(mode === 'dark' && /^(?:html)?\[data-theme='dark'\](?::root)?$/.test(selector)))
        return;
      for (const node of nodes)
        if (node.type === 'decl' && node.value.startsWith('#')) found.set(node.prop, node.value);
    });
  }
  return found;
}

const pages = ['--ifm-background-color', '--ifm-background-surface-color', '--site-surface'];
const text = [
  '--ifm-font-color-base',
  '--ifm-heading-color',
  '--ifm-color-content-secondary',
  '--ifm-color-primary',
  '--site-ink-soft',
  '--site-wrong',
  '--ifm-menu-color',
];
const code = ['text', 'comment', 'string', 'number', 'keyword', 'function', 'type', 'name', 'inserted', 'deleted'].map(
  (name) => `--code-${name}`,
);
const pairs = [
  ...text.flatMap((ink) => pages.map((paper) => [ink, paper] as const)),
  ...code.map((ink) => [ink, '--code-background'] as const),
  ['--ifm-menu-color', '--ifm-menu-color-background-hover'],
  ['--ifm-color-primary', '--ifm-menu-color-background-active'],
  ['--ifm-font-color-base', '--ifm-code-background'],
  ['--ifm-color-primary', '--ifm-code-background'],
  ['--ifm-font-color-base', '--site-surface-strong'],
  ['--ifm-footer-link-color', '--site-surface'],
  ['--ifm-breadcrumb-color-active', '--ifm-background-color'],
  ['--ifm-heading-color', '--ifm-navbar-background-color'],
  ['--ifm-menu-color', '--ifm-navbar-background-color'],
  ['--network-ink', '--network-mainnet'],
  ['--network-ink', '--network-testnet'],
  ...['--hero-ink', '--hero-soft', '--hero-accent', '--network-mainnet', '--network-testnet'].flatMap((ink) =>
    ['--hero-ground', '--hero-panel'].map((paper) => [ink, paper] as const),
  ),
  ['--network-ink', '--hero-accent'],
  ['--network-ink', '--site-accent'],
] as const;

/** Colours that nothing is read in or on: lines, and steps of the framework's scale that src/css does not use for text. */
const lines = /^--(?:site-line|code-border|hero-line|ifm-color-primary-\w+)$/;

describe.each(['light', 'dark'] as const)('in the %s mode', (mode) => {
  const colour = colours(mode);

  it.each(pairs)('%s can be read on %s', (ink, paper) => {
    const [a, b] = [colour.get(ink), colour.get(paper)];
    expect([ink, a]).not.toEqual([ink, undefined]);
    expect([paper, b]).not.toEqual([paper, undefined]);
    expect(contrast(a ?? '', b ?? '')).toBeGreaterThanOrEqual(4.5);
  });
});

describe('the pairs', () => {
  it('hold every colour of the style sheet that something is read in or on', () => {
    const paired = new Set<string>(pairs.flat());
    const left = [...colours('dark').keys()].filter((name) => !paired.has(name) && !lines.test(name));
    expect(left).toEqual([]);
  });
});

describe('the formula', () => {
  it('gives the ratios that WCAG gives', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});
