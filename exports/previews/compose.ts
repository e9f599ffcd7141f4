import { escapeHtml } from '../../html/escape-html.ts';
import { textWidth } from '../../content/diagrams/text-width.ts';

/** Size of the pictures, in pixels: what networks of links ask for. */
export const size = { width: 1200, height: 630 };

/** A drawing as it stands on a page. */
export interface Figure {
  /** Which style sheet paints it; a formula has one colour. */
  readonly kind: 'diagram' | 'picture' | 'formula';
  /** The `<svg>` element, with a `viewBox` that begins at 0. */
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

export interface Card {
  readonly title: string;
  /** What stands below: the site and its release. */
  readonly foot: string;
  readonly colour: string;
  /** The `<svg>` element of the logo. */
  readonly logo: string;
  readonly figure: Figure;
  readonly style: string;
}

/** The face of headings by the name that its file gives it, whatever its weight. */
const headings = 'Space Grotesk Light';
const headPixels = 54;
const margin = 64;
/** Headings run wider than the letters that `textWidth` measures. */
const wide = 1.06;

function lines(text: string, pixels: number, most: number): string[] {
  const found: string[] = [];
  for (const word of text.split(' ')) {
    const last = found.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, pixels) * wide <= most)
      found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found;
}

/** The outer border of a good end stands above the inner shape and has no ground; the style sheet says so in a way that is not known here. */
const doubled = (svg: string): string =>
  svg.replace(/(<g class="[^"]*\bgood\b[^"]*">\s*<path[^>]*>(?:<\/path>)?\s*<path )/g, '$1style="fill:none" ');

/** An element as a part of another drawing: at a place, in a size. */
function placed(svg: string, x: number, y: number, width: number, height: number): string {
  const open = /<svg[^>]*>/.exec(svg)?.[0] ?? '';
  const inside = open.replace(/\s(?:x|y|width|height|role|aria-[\w-]+)="[^"]*"/g, '');
  return svg.replace(open, inside.replace('<svg', `<svg x="${x}" y="${y}" width="${width}" height="${height}"`));
}

/** Where the parts of a picture stand. */
interface Layout {
  /** The lines of the title, and where the first of them begins. */
  readonly heads: readonly string[];
  readonly head: { readonly x: number; readonly y: number };
  readonly place: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly scale: number;
}

/** Where the parts of a picture stand, and how much larger than its own size the drawing is. */
export function layOut({ title, figure }: Pick<Card, 'title' | 'figure'>): Layout {
  const flat = figure.width / figure.height > 1.3;
  const heads = lines(title, headPixels, flat ? size.width - 2 * margin - 96 : 400);
  const head = { x: flat ? margin + 92 : margin, y: flat ? margin + 50 : margin + 130 };
  const area = flat
    ? { x: margin, y: margin + 30 + heads.length * 60, right: size.width - margin, bottom: size.height - 84 }
    : { x: margin + 430, y: 48, right: size.width - 48, bottom: size.height - 40 };
  const room = { width: area.right - area.x, height: area.bottom - area.y };
  const scale = Math.min(room.width / figure.width, room.height / figure.height, 2.4);
  const [width, height] = [figure.width * scale, figure.height * scale];
  const place = { x: area.x + (room.width - width) / 2, y: area.y + (room.height - height) / 2, width, height };
  return { heads, head, place, scale };
}

/**
 * The picture of a page as SVG: its title, and its drawing beside it or, where that is wider than high, below it.
 */
export function compose({ title, foot, colour, logo, figure, style }: Card): string {
  const { heads, head, place } = layOut({ title, figure });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" font-family="Hanken Grotesk">`,
    `<style>${style}</style>`,
    `<rect width="${size.width}" height="${size.height}" fill="#0d1110"/><rect width="${size.width}" height="12" fill="${colour}"/>`,
    placed(logo, margin, margin - 8, 64, 64),
    ...heads.map(
      (line, index) =>
        `<text x="${head.x}" y="${head.y + index * 60}" font-family="${headings}" font-size="${headPixels}" font-weight="600" letter-spacing="-1.5" fill="#fff">${escapeHtml(line)}</text>`,
    ),
    `<text x="${margin}" y="${size.height - 34}" font-size="25" fill="${colour}">${escapeHtml(foot)}</text>`,
    `<g class="${figure.kind}">${placed(doubled(figure.svg), place.x, place.y, place.width, place.height)}</g>`,
    '</svg>',
  ].join('');
}
