import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { displayLetters, displayWeights, subsetDisplayFont } from './subset-display-font.ts';

const whole = readFileSync(
  createRequire(import.meta.url).resolve(
    '@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2',
  ),
);
const tokens = readFileSync('src/css/tokens.css', 'utf8');

/** The code points of a `unicode-range`. */
function rangeOf(css: string): Set<number> {
  const parts = /unicode-range: ([^;]+);/.exec(css)?.[1]?.split(', ') ?? [];
  return new Set(
    parts.flatMap((part) => {
      const [from = 0, to = from] = part
        .slice(2)
        .split('-')
        .map((digits) => Number.parseInt(digits, 16));
      return Array.from({ length: to - from + 1 }, (_, index) => from + index);
    }),
  );
}

describe('subsetDisplayFont', () => {
  it('is a WOFF2 of about half the bytes', async () => {
    const font = await subsetDisplayFont(whole);
    expect(font.subarray(0, 4).toString('latin1')).toBe('wOF2');
    expect(font.length).toBeLessThan(13_000);
  });

  it('has the letters and weights that the style sheet says', () => {
    expect([...rangeOf(tokens)].sort((a, b) => a - b)).toEqual(
      [...displayLetters].map((letter) => letter.codePointAt(0)).sort((a, b) => (a ?? 0) - (b ?? 0)),
    );
    expect(tokens).toContain(`font-weight: ${displayWeights.min} ${displayWeights.max};`);
  });
});
