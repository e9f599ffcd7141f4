import { createRequire } from 'node:module';

/** A typeface of the site: what is kept of the file that its package brings. */
export interface Face {
  /** What src/css/tokens.css writes where its address belongs, `font:text`, and what its file is called. */
  readonly name: string;
  readonly file: string;
  /** The letters that are kept. */
  readonly letters: string;
  /** The weights that are kept of a variable font; undefined for a font that has one. */
  readonly weights?: { readonly min: number; readonly max: number };
  /**
   * Which pages ask for it beside the style sheet, before anything needs it: `always` where ask-for-faces.ts finds that they may. Faces of
   * other widths than their fallback have `font-display: optional`: one that came later would move what is on the screen, and is not shown
   * in that visit.
   */
  readonly preload: 'always' | 'formulas' | 'never';
}

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
const ascii = range(0x20, 0x7e);
const english = `${ascii}\u00a0‘’“”–—…×`;
const fileOf = createRequire(import.meta.url).resolve;

/** Roman and italic letters of formulas: MathML shows a variable with the character of mathematical italics. */
const italics = `${range(0x1d434, 0x1d454)}${range(0x1d456, 0x1d467)}ℎ${range(0x1d6fc, 0x1d71b)}`;

/** The typefaces, from npm packages under the SIL Open Font License. */
export const faces: readonly Face[] = [
  {
    name: 'display',
    file: fileOf('@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2'),
    letters: english,
    weights: { min: 500, max: 600 },
    preload: 'always',
  },
  {
    name: 'text',
    file: fileOf('@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'),
    letters: `${english}·‹›©−÷é`,
    weights: { min: 400, max: 700 },
    preload: 'always',
  },
  {
    name: 'code',
    file: fileOf('@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2'),
    letters: `${ascii}\u00a0…–’`,
    weights: { min: 400, max: 400 },
    // As wide as its fallback to the letter: it may come when it comes.
    preload: 'never',
  },
  {
    name: 'formula',
    file: fileOf('@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2'),
    letters: `${ascii}\u00a0±×·ΔΦΓΣΩαβγδελμνπρστωϕθ’…′←∂∑−∗√∞∣≈≤≥⋅⋯⌈⌉⌊⌋${italics}`,
    preload: 'formulas',
  },
];
