import { readFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type Root } from 'postcss';

/** What a drawing takes from the style sheets: how it is painted, not where it stands. */
const painted =
  /^(?:fill|stroke|stroke-width|stroke-dasharray|stroke-linejoin|paint-order|marker-end|text-anchor|font-size|font-weight)$/;
const dark = /^html\[data-theme='dark'\](?::root|\s+\.diagram)?$/;

const read = (root: string, file: string): Root =>
  postcss.parse(readFileSync(path.join(root, 'src/css', file), 'utf8'));

/** Custom properties in the dark mode: those of the whole page and those of drawings. */
function colours(sheets: readonly Root[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const isDark of [false, true])
    for (const sheet of sheets)
      for (const rule of sheet.nodes)
        if (rule.type === 'rule' && (isDark ? dark.test(rule.selector) : /^(?::root|\.diagram)$/.test(rule.selector)))
          rule.walkDecls(/^--/, ({ prop, value }) => void found.set(prop, value));
  return found;
}

const parts = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A colour mixed with another in sRGB, as `color-mix(in srgb, …)` says. @throws Error when one of them is none that can be mixed here */
function mixed(value: string): string {
  const found = /^color-mix\(in srgb, (\S+) (\d+)%, (\S+)\)$/.exec(value);
  if (found === null) return value;
  const [, first = '', share = '', second = ''] = found;
  if (second === 'transparent') return first;
  if (![first, second].every((colour) => /^#[0-9a-f]{6}$/i.test(colour)))
    throw new Error(`"${value}" cannot be mixed: previews know colours of six digits.`);
  const [a, b] = [parts(first), parts(second)];
  const part = Number(share) / 100;
  return `#${a
    .map((one, index) =>
      Math.round(one * part + (b[index] ?? 0) * (1 - part))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Each way to read a selector with `:is(…)`. */
function readings(selector: string): string[] {
  const found = /:is\(([^()]*)\)/.exec(selector);
  if (found === null) return [selector];
  return (found[1] ?? '').split(',').flatMap((one) => readings(selector.replace(found[0], one.trim())));
}

/**
 * How diagrams and pictures of numbers are painted in the dark mode, for a program that knows neither custom properties nor the newer
 * selectors: taken from the site's own style sheets, so that previews look as pages do.
 * @param root folder of the repository
 */
export function figureStyle(root: string): string {
  const drawings = [read(root, 'diagram.css'), read(root, 'tools/picture.css')];
  const known = colours([read(root, 'tokens.css'), ...drawings]);
  const resolve = (value: string): string => {
    const next = value.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => known.get(name) ?? whole);
    return next === value ? mixed(value) : resolve(next);
  };
  const ofDrawings = drawings
    .flatMap((sheet) => sheet.nodes)
    .flatMap((rule) => {
      if (rule.type !== 'rule') return [];
      const selectors = rule.selectors
        .flatMap(readings)
        .filter((one) => /^\.(?:diagram|picture)/.test(one) && !/[+:]/.test(one));
      const said = rule.nodes.flatMap((node) =>
        node.type === 'decl' && painted.test(node.prop) ? [`${node.prop}:${resolve(node.value)}`] : [],
      );
      return selectors.length === 0 || said.length === 0 ? [] : [`${selectors.join(',')}{${said.join(';')}}`];
    });
  return [...ofDrawings, `.formula{color:${resolve('var(--ifm-heading-color)')}}`].join('\n');
}
