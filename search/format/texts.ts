import { decodeCodedWords, encodeCodedWords, type CodedWords, type DecodedWords } from './coded-words.ts';
import { joinText, splitText } from './split-text.ts';

export interface EncodedTexts {
  readonly index: CodedWords;
  /** Number of words of each text. */
  readonly lengths: readonly number[];
}

export function encodeTexts(texts: readonly string[]): EncodedTexts {
  const split = texts.map(splitText);
  return { index: encodeCodedWords(split.flat()), lengths: split.map((words) => words.length) };
}

export interface DecodedTexts extends DecodedWords {
  /** Text `i` is made of the words from `starts[i]` up to `starts[i + 1]`. */
  readonly starts: Uint32Array;
}

export function decodeTexts({ index, lengths }: EncodedTexts): DecodedTexts {
  const starts = new Uint32Array(lengths.length + 1);
  for (const [position, length] of lengths.entries()) starts[position + 1] = (starts[position] ?? 0) + length;
  return { ...decodeCodedWords(index), starts };
}

/** One of the texts, letter by letter as it was. */
export function textAt({ words, numbers, starts }: DecodedTexts, index: number): string {
  return joinText(Array.from(numbers.subarray(starts[index], starts[index + 1]), (number) => words[number] ?? ''));
}
