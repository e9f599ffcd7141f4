import { decodeCodedWords, encodeCodedWords, type CodedWords, type DecodedWords } from './coded-words.ts';
import { decodeDistances, encodeDistances } from './distances.ts';
import { decodeNumbers, encodeNumbers } from './numbers.ts';
import { joinText, splitText } from './split-text.ts';

/** Where each text begins and ends in a list of words. */
export interface TextBounds {
  /** Number of words of each text (numbers.ts); 0 for a text that is not written out. */
  readonly length: string;
  /** For each text that is not written out, the place of the text that it repeats (distances.ts); -1 for an empty one. */
  readonly again: string;
}

export interface EncodedTexts extends TextBounds {
  readonly index: CodedWords;
}

/**
 * Writes texts, each different one once: a field is described in the same words wherever its message, its schema and its operation
 * show it.
 */
export function encodeTexts(texts: readonly string[]): EncodedTexts {
  const firsts = new Map<string, number>();
  for (const [place, text] of texts.entries()) if (text !== '' && !firsts.has(text)) firsts.set(text, place);
  const isWritten = (text: string, place: number): boolean => firsts.get(text) === place;
  const split = texts.map((text, place) => (isWritten(text, place) ? splitText(text) : []));
  const again = texts.flatMap((text, place) => (isWritten(text, place) ? [] : [firsts.get(text) ?? -1]));
  return {
    index: encodeCodedWords(split.flat()),
    length: encodeNumbers(split.map((words) => words.length)),
    again: encodeDistances(again),
  };
}

export interface DecodedTexts extends DecodedWords {
  /** Text `i` is made of the words from `starts[i]` up to `starts[i + 1]`. */
  readonly starts: Uint32Array;
}

/** Reads what `encodeTexts` wrote, with repeated texts in their places. */
export function decodeTexts({ index, length, again }: EncodedTexts): DecodedTexts {
  const { words, numbers } = decodeCodedWords(index);
  const lengths = decodeNumbers(length);
  const firsts = decodeDistances(again)[Symbol.iterator]();
  const written = new Map<number, readonly [from: number, to: number]>();
  const starts = new Uint32Array(lengths.length + 1);
  let read = 0;
  const parts = lengths.map((own, place) => {
    if (own > 0) written.set(place, [read, (read += own)]);
    const [from, to] = written.get(own > 0 ? place : (firsts.next().value ?? -1)) ?? [0, 0];
    starts[place + 1] = (starts[place] ?? 0) + to - from;
    return numbers.subarray(from, to);
  });
  const all = new (words.length > 0xffff ? Uint32Array : Uint16Array)(starts.at(-1) ?? 0);
  for (const [place, part] of parts.entries()) all.set(part, starts[place]);
  return { words, numbers: all, starts };
}

/** One of the texts, letter by letter as it was. */
export function textAt({ words, numbers, starts }: DecodedTexts, index: number): string {
  return joinText(Array.from(numbers.subarray(starts[index], starts[index + 1]), (number) => words[number] ?? ''));
}
