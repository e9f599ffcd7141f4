import type { Query } from './analyse-query.ts';
import type { HitType } from '../format/types.ts';

/** Weights of the hit types page, heading and content. */
type ByType = readonly [page: number, heading: number, content: number];

/**
 * What a hit is worth by where it stands, for a question in words and for something out of code: a word is best answered by a
 * guide, a name by the reference. The letters are the kinds of pages (format/types.ts).
 */
const place: Readonly<Record<'prose' | 'code', Readonly<Record<string, ByType>>>> = {
  prose: {
    g: [1, 0.88, 0.7],
    t: [1, 0.88, 0.7],
    o: [0.76, 0.76, 0.76],
    s: [0.7, 0.7, 0.7],
    d: [0.5, 0.5, 0.5],
    r: [0.55, 0.6, 0.43],
    l: [0.5, 0.5, 0.5],
  },
  code: {
    g: [0.8, 0.75, 0.7],
    t: [0.8, 0.75, 0.7],
    o: [0.97, 0.93, 1],
    s: [0.95, 0.92, 0.98],
    d: [0.65, 0.65, 0.6],
    r: [0.96, 0.93, 1],
    l: [0.5, 0.5, 0.5],
  },
};

/** What it is worth that a name is all of the query. */
const exact: Readonly<Record<'prose' | 'code', ByType>> = { prose: [0.6, 0.28, 0.12], code: [0.5, 0.4, 0.5] };

/** What a definition is worth to whoever asks what something is. */
const asked: ByType = [0.65, 0.92, 0.9];

/** What an operation is worth more to whoever asks for data, and a guide through a task to whoever asks how it is done. */
const operationWanted = 1.3;
const taskWanted = 1.1;

const mode = (isCode: boolean): 'prose' | 'code' => (isCode ? 'code' : 'prose');

/** The query tells whether it is of code and whether it asks for a definition. */
export function placeWeight(
  { isCode, isDefinition, isOperation, isTask }: Pick<Query, 'isCode' | 'isDefinition' | 'isOperation' | 'isTask'>,
  kind: string,
  type: HitType,
): number {
  if (isDefinition && kind === 'd') return asked[type];
  const weight = place[mode(isCode)][kind]?.[type] ?? 0.5;
  if (isCode) return weight;
  if ((kind === 'o' || kind === 's') && isOperation) return weight * operationWanted;
  return kind === 't' && isTask ? weight * taskWanted : weight;
}

export function exactWeight(isCode: boolean, type: HitType): number {
  return exact[mode(isCode)][type];
}
