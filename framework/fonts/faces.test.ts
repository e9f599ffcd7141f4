import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { beforeAll, describe, expect, it } from 'vitest';
import { faces } from './faces.ts';
import { subsetFace } from './subset-face.ts';

/** Bytes of fonts that a first visit may load, formulas included. */
const budget = 60_000;

interface Declared {
  readonly family: string;
  readonly weight: string;
  readonly display: string;
  readonly range: Set<number>;
}

/** The code points of a `unicode-range`. */
function rangeOf(css: string): Set<number> {
  return new Set(
    css.split(',').flatMap((part) => {
      const [from = 0, to = from] = part
        .trim()
        .slice(2)
        .split('-')
        .map((digits) => Number.parseInt(digits, 16));
      return Array.from({ length: to - from + 1 }, (_, index) => from + index);
    }),
  );
}

/** The faces that the style sheet declares, by the placeholder of their file. */
const declared = new Map<string, Declared>();
postcss.parse(readFileSync('src/css/fonts.css', 'utf8')).walkAtRules('font-face', (rule) => {
  const value = (name: string): string => {
    let found = '';
    rule.walkDecls(name, (declaration) => void (found = declaration.value));
    return found;
  };
  const name = /font:([\w-]+)/.exec(value('src'))?.[1];
  if (name !== undefined)
    declared.set(name, {
      family: value('font-family'),
      weight: value('font-weight'),
      display: value('font-display'),
      range: rangeOf(value('unicode-range')),
    });
});

/** Code points for which a font has a glyph: the formats 4 and 12 of its table `cmap`. */
function lettersOf(font: Buffer): Set<number> {
  const tables = font.readUInt16BE(4);
  const at = Array.from({ length: tables }, (_, index) => 12 + 16 * index).find(
    (place) => font.toString('latin1', place, place + 4) === 'cmap',
  );
  const cmap = font.readUInt32BE((at ?? 0) + 8);
  const found = new Set<number>();
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index += 1) {
    const table = cmap + font.readUInt32BE(cmap + 8 + 8 * index);
    const format = font.readUInt16BE(table);
    if (format === 12)
      for (let group = 0; group < font.readUInt32BE(table + 12); group += 1) {
        const [from, to] = [font.readUInt32BE(table + 16 + 12 * group), font.readUInt32BE(table + 20 + 12 * group)];
        for (let point = from; point <= to; point += 1) found.add(point);
      }
    if (format === 4) {
      const count = font.readUInt16BE(table + 6) / 2;
      for (let segment = 0; segment < count; segment += 1) {
        const to = font.readUInt16BE(table + 14 + 2 * segment);
        const from = font.readUInt16BE(table + 16 + 2 * count + 2 * segment);
        for (let point = from; point <= to && point < 0xffff; point += 1) found.add(point);
      }
    }
  }
  return found;
}

const fonts = new Map<string, Buffer>();
beforeAll(async () => {
  for (const face of faces) fonts.set(face.name, await subsetFace(face));
});
const font = (name: string): Buffer => fonts.get(name) ?? Buffer.alloc(0);

describe.each(faces)('the face of $name', (face) => {
  const { name, letters, weights, preload } = face;
  it('is declared with the letters that its file has, and its weights', async () => {
    const wanted = new Set([...letters].map((letter) => letter.codePointAt(0) ?? 0));
    expect([...(declared.get(name)?.range ?? [])].sort((a, b) => a - b)).toEqual([...wanted].sort((a, b) => a - b));
    if (weights !== undefined && weights.min !== weights.max)
      expect(declared.get(name)?.weight).toBe(`${weights.min} ${weights.max}`);
    const has = lettersOf(await subsetFace(face, 'sfnt'));
    expect([...wanted].filter((point) => !has.has(point)).map((point) => `U+${point.toString(16)}`)).toEqual([]);
  });

  it('is WOFF2 and never leaves text invisible', () => {
    expect(font(name).subarray(0, 4).toString('latin1')).toBe('wOF2');
    expect(declared.get(name)?.display).toBe(preload === 'never' ? 'swap' : 'optional');
  });
});

describe('the faces', () => {
  it('fit the budget of a first visit together', () => {
    const bytes = [...fonts.values()].reduce((sum, { length }) => sum + length, 0);
    console.log([...fonts].map(([name, { length }]) => `${name} ${length}`).join(', '), `together ${bytes} bytes`);
    expect(fonts.size).toBe(4);
    expect(bytes).toBeLessThanOrEqual(budget);
  });
});
