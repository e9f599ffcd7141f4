import type { Page } from '../data/built-pages.ts';

const all = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map((match) => match[1] ?? '');

/** Addresses of the scripts that a page's HTML names. */
export const scriptsOf = (html: string): string[] => all(html, /<script[^>]*\ssrc="?([^\s">]+)/g);

/**
 * What decides which scripts a page loads: the scripts of its HTML, its tree and sidebar, and the interactive parts in it.
 * Pages that agree in these load the same code, so that one of them speaks for all.
 */
export function codeOf({ path, html }: Page): string {
  const sidebar = all(html, /\sdata-sidebar="?([\w-]+)/g);
  const islands = new Set(all(html, /\sdata-island="?(\w+)/g));
  // A calculator loads the arithmetic of its own kind.
  const calculators = islands.has('Calculator') ? all(html, /\sdata-props=("[^"]*"|'[^']*'|[^\s>]+)/g) : [];
  const react = /\sdata-page[=\s>]/.test(html) ? '' : path;
  return [path.split('/')[1], ...scriptsOf(html), ...sidebar, ...[...islands].sort(), ...calculators, react].join(' ');
}
