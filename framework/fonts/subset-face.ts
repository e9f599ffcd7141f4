import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import type { Face } from './faces.ts';

/**
 * A typeface with the letters and weights that the site shows, as WOFF2. Alternates and ligatures go, except where formulas are built from
 * them: code is to be read letter by letter.
 */
export function subsetFace(
  { file, letters, weights }: Face,
  targetFormat: 'woff2' | 'sfnt' = 'woff2',
): Promise<Buffer> {
  const isFormula = weights === undefined;
  const wght = weights?.min === weights?.max ? weights?.min : weights;
  return subsetFont(readFileSync(file), letters, {
    targetFormat,
    noLayoutClosure: !isFormula,
    ...(wght === undefined ? {} : { variationAxes: { wght: typeof wght === 'number' ? wght : { ...wght } } }),
  });
}
