import { textAt, type DecodedTexts } from '../format/texts.ts';
import { indexWords, type WordIndex } from './word-index.ts';

/** Texts, ready to be searched. */
export interface TextStore {
  readonly texts: DecodedTexts;
  /** Document id of each text. */
  readonly of: Int32Array;
  readonly index: WordIndex;
  /** For each word of `texts.words`: the texts that hold it lie in `holders` from `starts[word]` up to `starts[word + 1]`. */
  readonly starts: Uint32Array;
  readonly holders: Uint16Array | Uint32Array;
  /** How often each of them holds it. */
  readonly counts: Uint8Array;
  /** Words of a text on average. */
  readonly average: number;
}

/** For each word the texts that hold it, and how often. */
function invert({ words, numbers, starts }: DecodedTexts): Pick<TextStore, 'starts' | 'holders' | 'counts'> {
  const texts = starts.length - 1;
  const last = new Int32Array(words.length).fill(-1);
  const wordStarts = new Uint32Array(words.length + 1);
  const eachText = (visit: (word: number, text: number) => void): void => {
    for (let text = 0; text < texts; text += 1) {
      for (let index = starts[text] ?? 0; index < (starts[text + 1] ?? 0); index += 1) visit(numbers[index] ?? 0, text);
    }
  };
  eachText((word, text) => {
    if (last[word] === text) return;
    last[word] = text;
    wordStarts[word + 1] = (wordStarts[word + 1] ?? 0) + 1;
  });
  for (let word = 0; word < words.length; word += 1)
    wordStarts[word + 1] = (wordStarts[word + 1] ?? 0) + (wordStarts[word] ?? 0);
  const total = wordStarts[words.length] ?? 0;
  const holders = texts > 0xffff ? new Uint32Array(total) : new Uint16Array(total);
  const counts = new Uint8Array(total);
  const next = wordStarts.slice();
  last.fill(-1);
  eachText((word, text) => {
    const isNew = last[word] !== text;
    if (isNew) {
      last[word] = text;
      next[word] = (next[word] ?? 0) + 1;
    }
    const place = (next[word] ?? 0) - 1;
    holders[place] = text;
    counts[place] = Math.min(255, (counts[place] ?? 0) + 1);
  });
  return { starts: wordStarts, holders, counts };
}

const averageLength = ({ starts }: DecodedTexts): number => (starts.at(-1) ?? 0) / Math.max(1, starts.length - 1);

/** Texts as a store of their own; `of` are the ids of their documents, `index` that of their words, where it is made already. */
export function storeOf(texts: DecodedTexts, of: Int32Array, index: WordIndex = indexWords(texts.words)): TextStore {
  return { texts, of, index, ...invert(texts), average: averageLength(texts) };
}

/** The text of a document; empty when it has none. */
export function contentOf(store: TextStore, document: number): string {
  const position = store.of.indexOf(document);
  return position < 0 ? '' : textAt(store.texts, position);
}
