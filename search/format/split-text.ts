/** Joins what stands on both sides: the usual space between them was not there, or was where none is usual. */
const glue = '\u0001';
const piece = /[\p{L}\p{N}_]+(?:[.\-/’'][\p{L}\p{N}_]+)*|[^\p{L}\p{N}_\s]/gu;
const closing = new Set([',', '.', ';', ':', '!', '?', ')', ']', '}', '%', '’', '”']);
const opening = new Set(['(', '[', '{', '“', '/', '#', '@']);

const usuallySpaced = (before: string | undefined, piece: string): boolean =>
  before !== undefined && !closing.has(piece) && !opening.has(before);

/**
 * Cuts a text (single spaces, none at the ends) into words and signs. Between two of them stands a space unless a sign
 * usually has none on that side; where it is otherwise, a glue comes in between.
 */
export function splitText(text: string): string[] {
  const pieces: string[] = [];
  let end = 0;
  let before: string | undefined;
  for (const match of text.matchAll(piece)) {
    const spaced = match.index > end;
    if (before !== undefined && spaced !== usuallySpaced(before, match[0])) pieces.push(glue);
    pieces.push(match[0]);
    before = match[0];
    end = match.index + match[0].length;
  }
  return pieces;
}

/** The text that `splitText` cut. */
export function joinText(pieces: readonly string[]): string {
  let text = '';
  let before: string | undefined;
  let turned = false;
  for (const current of pieces) {
    if (current === glue) {
      turned = true;
      continue;
    }
    text += usuallySpaced(before, current) !== turned && before !== undefined ? ` ${current}` : current;
    before = current;
    turned = false;
  }
  return text;
}
