import { findMarks, type Mark } from './find-marks.ts';
import { stem } from './stem.ts';

export interface Snippet {
  readonly text: string;
  readonly marks: readonly Mark[];
}

const ellipsis = '…';

/** The place where most different words stand close together: the position of its first mark. `marks` are in order. */
function bestMark(text: string, marks: readonly Mark[], reach: number): Mark | undefined {
  const words = marks.map(([from, to]) => stem(text.slice(from, to).toLowerCase()));
  const near = new Map<string, number>();
  let best = marks[0];
  let most = 0;
  let end = 0;
  for (const [position, mark] of marks.entries()) {
    for (; end < marks.length && (marks[end]?.[0] ?? 0) < mark[1] + reach; end += 1)
      near.set(words[end] ?? '', (near.get(words[end] ?? '') ?? 0) + 1);
    if (near.size > most) {
      most = near.size;
      best = mark;
    }
    // The window moves on: what stands at this mark is behind the next.
    const own = words[position] ?? '';
    const left = (near.get(own) ?? 1) - 1;
    if (left === 0) near.delete(own);
    else near.set(own, left);
  }
  return best;
}

/** Moves a cut to the nearest space inside the text, so that no word is cut unless it is very long. */
function atSpace(text: string, cut: number, towards: 1 | -1): number {
  if (cut <= 0 || cut >= text.length) return Math.max(0, Math.min(text.length, cut));
  const space = towards > 0 ? text.indexOf(' ', cut) : text.lastIndexOf(' ', cut);
  return space < 0 || Math.abs(space - cut) > 20 ? cut : space;
}

/**
 * The part of a text around the words found: `context` letters before the first of them and as many after the last that is
 * near. Without any of the words, the text's beginning.
 */
export function snippetOf(text: string, words: readonly string[], context: number): Snippet {
  const marks = findMarks(text, words);
  const best = bestMark(text, marks, context);
  const near = best === undefined ? [] : marks.filter(([from]) => from >= best[0] && from < best[1] + context);
  const from = atSpace(text, (best?.[0] ?? 0) - context, 1);
  const to = atSpace(text, (near.at(-1)?.[1] ?? context) + context, -1);
  const shown = text.slice(from, to).trim();
  const start = text.indexOf(shown, from);
  const lead = start > 0 ? ellipsis : '';
  return {
    text: `${lead}${shown}${start + shown.length < text.length ? ellipsis : ''}`,
    marks: marks
      .filter(([begin, end]) => begin >= start && end <= start + shown.length)
      .map(([begin, end]) => [begin - start + lead.length, end - start + lead.length]),
  };
}
