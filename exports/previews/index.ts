// cspell:words resvg
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { serializeOuter } from 'parse5';
import { previewsFolder } from '../../common/preview-path.ts';
import { product } from '../../product.ts';
import { socialSections } from '../../framework/config/social-images.ts';
import { faces } from '../../framework/fonts/faces.ts';
import { subsetFace } from '../../framework/fonts/subset-face.ts';
import type { BuiltPage } from '../../html/page/built-page.ts';
import { attribute, findElement, findElements, hasClass, lineOf, type Element } from '../../html/page/dom.ts';
import { tex } from '../markdown/formula.ts';
import { compose, layOut, size, type Figure } from './compose.ts';
import { figureStyle } from './figure-style.ts';
import { drawFormula, em } from './formula.ts';

/** The picture that a page names for link previews, relative to the site; undefined where that is one of its section. */
function namedPreview({ document }: BuiltPage): string | undefined {
  const meta = findElement(
    document,
    (element) => element.tagName === 'meta' && attribute(element, 'property') === 'og:image',
  );
  const content = meta === undefined ? undefined : attribute(meta, 'content');
  const at = content?.indexOf(`/${previewsFolder}/`) ?? -1;
  return at < 0 ? undefined : content?.slice(at + 1);
}

const isSvg = ({ tagName }: Element): boolean => tagName === 'svg';

/** A formula before it is drawn. */
interface Formula {
  readonly tex: string;
}

/** A drawing in the page's own size; undefined for a frame without one. */
function figureOf(kind: Figure['kind'], svg: Element | undefined): Figure | undefined {
  const [, , width, height] = ((svg && attribute(svg, 'viewBox')) ?? '').split(/[\s,]+/).map(Number);
  if (svg === undefined || width === undefined || height === undefined) return undefined;
  return { kind, svg: serializeOuter(svg), width, height };
}

/**
 * The diagram of a page that its preview shows: the first, in its wide or its narrow layout, that is made smaller by a fifth at most, which
 * leaves letters of ten pixels; of a page where all are made smaller than that, the one that is least so.
 */
function readable(diagrams: readonly Figure[], title: string): Figure | undefined {
  const scaleOf = (figure: Figure): number => layOut({ title, figure }).scale;
  return diagrams.find((figure) => scaleOf(figure) >= 0.8) ?? [...diagrams].sort((a, b) => scaleOf(b) - scaleOf(a))[0];
}

/** What a page's preview shows: a diagram, else the first picture of numbers, else the first formula that stands by itself. */
function drawingOf(content: Element, title: string): Figure | Formula | undefined {
  const frames = (kind: string): Element[] =>
    findElements(content, (element) => element.tagName === 'figure' && hasClass(element, kind));
  const diagrams = frames('diagram')
    .flatMap((frame) => findElements(frame, isSvg))
    .flatMap((svg) => figureOf('diagram', svg) ?? []);
  const [picture] = frames('picture');
  const formula = findElement(content, (element) => hasClass(element, 'formula'));
  return (
    readable(diagrams, title) ??
    figureOf('picture', picture && findElement(picture, isSvg)) ??
    (formula && { tex: tex(formula) })
  );
}

const colourOf = (route: string): string =>
  socialSections.find(({ start }) => route.startsWith(start))?.colour ?? '#c8f04b';

/** Pixels that an em of a formula has at least: a preview is shown at half its size, and the index of an index is half an em. */
export const leastEm = 36;

/** The program that draws, which can be started only once. */
let renderer: Promise<void> | undefined;

/** Collects the pages that have a picture of their own for link previews, and draws it from what stands on the page. */
export class Previews {
  readonly #found = new Map<string, { title: string; colour: string; drawing: Figure | Formula }>();

  /** @throws Error when a page names a picture for which it has no drawing */
  add(page: BuiltPage): void {
    const file = namedPreview(page);
    if (file === undefined || this.#found.has(file)) return;
    const heading = findElement(page.content, ({ tagName }) => tagName === 'h1');
    const title = heading === undefined ? product.title : lineOf(heading).replace(/#$/, '');
    const drawing = drawingOf(page.content, title);
    if (drawing === undefined)
      throw new Error(
        `${page.path} names ${file} for link previews, and has no diagram, picture or formula to draw there.`,
      );
    this.#found.set(file, { title, colour: colourOf(page.route), drawing });
  }

  /**
   * Draws the pictures into the site.
   * @returns how many
   * @throws Error when a formula cannot be drawn, or is so long that it could not be read
   */
  async write(root: string, site: string): Promise<number> {
    if (this.#found.size === 0) return 0;
    await (renderer ??= initWasm(
      readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')),
    ));
    const bold = { min: 600, max: 600 };
    const regular = { min: 400, max: 400 };
    const fontBuffers = await Promise.all(
      faces
        .filter(({ name }) => name === 'display' || name === 'text')
        .map((face) => subsetFace({ ...face, weights: face.name === 'display' ? bold : regular }, 'sfnt')),
    );
    const style = figureStyle(root);
    const logo = readFileSync(path.join(root, 'static/img/logo.svg'), 'utf8');
    const foot = `${product.title} · release v${product.release}`;
    for (const [file, { title, colour, drawing }] of this.#found) {
      const figure = 'tex' in drawing ? await drawFormula(drawing.tex) : drawing;
      const { scale } = layOut({ title, figure });
      if (figure.kind === 'formula' && scale * em < leastEm)
        throw new Error(
          `${file}: the page's first formula is so long that an em of it has ${(scale * em).toFixed(1)} pixels, and ${leastEm} can be read: say it in parts.`,
        );
      const drawn = new Resvg(compose({ title, colour, figure, foot, logo, style }), {
        font: { fontBuffers, defaultFontFamily: 'Hanken Grotesk' },
        fitTo: { mode: 'width', value: size.width },
      }).render();
      const target = path.join(site, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, drawn.asPng());
      drawn.free();
    }
    return this.#found.size;
  }
}
