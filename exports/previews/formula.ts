// cspell:words mathjax merror
import MathJax, { type Tex } from 'mathjax';
import type { Figure } from './compose.ts';

/** Pixels of an em at a scale of one, as diagrams have their own size there. */
export const em = 32;
/** Ems of a line: a longer formula, which would be too small in one, goes on in the next as far as it can be broken. */
const line = 29;
/** MathJax draws in thousandths of an em. */
const units = 1000;

let started: Promise<Tex> | undefined;

/** MathJax, set up when the first formula is drawn: that takes it half a second. */
function typesetter(): Promise<Tex> {
  started ??= MathJax.init({
    loader: { load: ['input/tex-base', '[tex]/ams', 'output/svg'] },
    startup: { typeset: false },
    tex: {
      packages: ['base', 'ams'],
      // Its errors are none of the language's, and it would draw them.
      formatError: (_: unknown, { message }: { readonly message: string }) => {
        throw new Error(message);
      },
    },
    // Each drawing has its shapes inside: nothing is shared with a page.
    svg: { fontCache: 'none', displayOverflow: 'linebreak' },
  });
  return started;
}

/**
 * A display formula as a drawing of paths, which needs no font: pages have MathML, which only browsers draw.
 * @throws Error when MathJax does not know what the formula says, or has no shape for a letter of it
 */
export async function drawFormula(tex: string): Promise<Figure> {
  const { startup, tex2svgPromise } = await typesetter();
  let drawn: string;
  try {
    drawn = startup.adaptor.innerHTML(
      await tex2svgPromise(tex, { display: true, em, ex: em / 2, containerWidth: line * em }),
    );
  } catch (error) {
    throw new Error(`"${tex}" cannot be drawn: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (/<text|merror/.test(drawn)) throw new Error(`"${tex}" cannot be drawn: a letter of it has no shape.`);
  const svg = /^<svg[\s\S]*?<\/svg>/.exec(drawn)?.[0] ?? '';
  const [, , width, height] = (/ viewBox="([^"]*)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  if (width === undefined || height === undefined) throw new Error(`MathJax drew no picture of "${tex}".`);
  return {
    kind: 'formula',
    svg: svg.replaceAll(/ (?:data-[\w-]+|style|focusable)="[^"]*"/g, ''),
    width: (width / units) * em,
    height: (height / units) * em,
  };
}
