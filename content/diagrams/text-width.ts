// cspell:words Jcksvxyz abdeghnopqu ABEKPSVXY CDHNR
/** Advance widths of the upright letters of Helvetica and Arial, in thousandths of the size of the type. */
const groups: readonly (readonly [number, string])[] = [
  [191, "'"],
  [222, 'ijl'],
  [278, ' !,./:;I[]ft·'],
  [333, '-()r`'],
  [500, 'Jcksvxyz'],
  [556, 'abdeghnopqu0123456789_?L$#'],
  [584, '+<=>×−~'],
  [611, 'FTZ'],
  [667, 'ABEKPSVXY&'],
  [722, 'CDHNRUw'],
  [778, 'GOQ'],
  [833, 'Mm'],
  [889, '%'],
  [944, 'W'],
  [1000, '→←—…'],
];

const advances = new Map(groups.flatMap(([advance, letters]) => [...letters].map((letter) => [letter, advance])));

/** How much wider than Helvetica the text faces of this site and of its readers' systems run. */
const allowance = 1.08;

/**
 * The width in pixels that a line of `text` takes at most at `size` pixels. Diagrams are laid out where there is no browser to
 * ask; letters that are not in the table count as wide ones.
 */
export const textWidth = (text: string, size: number): number =>
  ([...text].reduce((sum, letter) => sum + (advances.get(letter) ?? 700), 0) / 1000) * size * allowance;
