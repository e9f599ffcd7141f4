import subsetFont from 'subset-font';

/** What headings, navigation and buttons are written with; src/css/tokens.css names the same letters. */
export const displayLetters = [
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)),
  '\u00a0',
  '–',
  '—',
  '‘',
  '’',
  '“',
  '”',
  '…',
  '×',
].join('');

/** Weights that style sheets ask of the typeface. */
export const displayWeights = { min: 500, max: 600 } as const;

/** The typeface with the letters and weights that the site shows only: half the bytes, and they come before the first paint. */
export function subsetDisplayFont(font: Buffer): Promise<Buffer> {
  return subsetFont(font, displayLetters, { targetFormat: 'woff2', variationAxes: { wght: { ...displayWeights } } });
}
