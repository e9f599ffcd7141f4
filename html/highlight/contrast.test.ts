import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../../src/css/highlight.css', import.meta.url), 'utf8');

function colours(selector: string): Map<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`));
  return new Map(
    [...block.slice(0, block.indexOf('}')).matchAll(/--code-(\w+): (#[0-9a-f]{6});/g)].map((m) => [
      m[1] ?? '',
      m[2] ?? '',
    ]),
  );
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

describe.each([':root', "[data-theme='dark']"])('code colours of %s', (selector) => {
  const palette = colours(selector);
  const texts = [...palette.keys()].filter((name) => name !== 'background' && name !== 'border');

  it('names a colour for every token class', () => expect(texts).toHaveLength(10));

  it.each(texts)('%s is readable on the background', (name) => {
    expect(contrast(palette.get(name) ?? '', palette.get('background') ?? '')).toBeGreaterThanOrEqual(4.5);
  });
});
