import { stem } from './stem.ts';

export type Mark = readonly [from: number, to: number];

const letter = /[\p{L}\p{N}]/u;
const lower = /\p{Ll}|\p{N}/u;
const upper = /\p{Lu}/u;

/** Whether a word or a part of an identifier begins at a position. */
function beginsAt(text: string, position: number): boolean {
  const before = text[position - 1] ?? ' ';
  const here = text[position] ?? ' ';
  return (
    !letter.test(before) ||
    (lower.test(before) && upper.test(here)) ||
    (upper.test(here) && lower.test(text[position + 1] ?? ' '))
  );
}

const longestEnding = 3;

/** Where the rest of a word ends that begins like a marked one: marks of a stem cover the whole word. */
function wordEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length && /\p{Ll}/u.test(text[end] ?? '')) end += 1;
  return end;
}

/** Joins marks that overlap or touch. */
function merge(marks: readonly Mark[]): Mark[] {
  const merged: [number, number][] = [];
  for (const [from, to] of [...marks].sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** Where a text holds the words (lower case) at the beginning of a word or of a part of an identifier; in order, apart from each other. */
export function findMarks(text: string, words: readonly string[]): Mark[] {
  const lowered = text.toLowerCase();
  // A letter whose small form is longer would shift every position after it.
  if (lowered.length !== text.length) return [];
  const marks: Mark[] = [];
  for (const word of words) {
    const rest = stem(word);
    const wanted = word.startsWith(rest) && rest.length > 3 ? rest : word;
    for (let at = lowered.indexOf(wanted); at >= 0; at = lowered.indexOf(wanted, at + wanted.length)) {
      if (!beginsAt(text, at)) continue;
      const isWhole = lowered.startsWith(word, at);
      const end = wordEnd(text, at + (isWhole ? word.length : wanted.length));
      // Only an ending may be added: “stak” marks stakes, not a word that goes on for long.
      if (end - at <= word.length + longestEnding) marks.push([at, end]);
      else if (isWhole) marks.push([at, at + word.length]);
    }
  }
  return merge(marks);
}
