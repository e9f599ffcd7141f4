import type { HitType } from '../format/types.ts';

/** Weights of the hit types page, heading and content. */
type ByType = readonly [page: number, heading: number, content: number];

/**
 * What a hit is worth by where it stands, for a question in words and for something out of code: a word is best answered by a
 * guide, a name by the reference. The letters are the kinds of pages (format/types.ts).
 */
const place: Readonly<Record<'prose' | 'code', Readonly<Record<string, ByType>>>> = {
  prose: { g: [1, 0.88, 0.7], d: [0.65, 0.62, 0.6], r: [0.7, 0.6, 0.55], l: [0.5, 0.5, 0.5] },
  code: { g: [0.8, 0.75, 0.7], d: [0.65, 0.65, 0.6], r: [0.96, 0.93, 1], l: [0.5, 0.5, 0.5] },
};

/** What it is worth that a name is all of the query. */
const exact: Readonly<Record<'prose' | 'code', ByType>> = { prose: [0.45, 0.28, 0.22], code: [0.5, 0.4, 0.5] };

/** What a definition is worth to whoever asks what something is. */
const asked: ByType = [0.65, 0.92, 0.9];

const mode = (isCode: boolean): 'prose' | 'code' => (isCode ? 'code' : 'prose');

/** The query tells whether it is of code and whether it asks for a definition. */
export function placeWeight(
  { isCode, isDefinition }: { readonly isCode: boolean; readonly isDefinition: boolean },
  kind: string,
  type: HitType,
): number {
  if (isDefinition && kind === 'd') return asked[type];
  return place[mode(isCode)][kind]?.[type] ?? 0.5;
}

export function exactWeight(isCode: boolean, type: HitType): number {
  return exact[mode(isCode)][type];
}
