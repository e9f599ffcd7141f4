import { decodeDistances } from '../format/distances.ts';
import { decodeNumbers } from '../format/numbers.ts';
import { decodeTexts, textAt, type DecodedTexts } from '../format/texts.ts';
import type { ContentGroup } from '../format/types.ts';
import { questionStore, type QuestionStore } from './question-store.ts';
import { indexWords, type WordIndex } from './word-index.ts';

/** Texts, ready to be searched. */
export interface ContentStore {
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
function invert({ words, numbers, starts }: DecodedTexts): Pick<ContentStore, 'starts' | 'holders' | 'counts'> {
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

/** Texts as a store of their own; `of` are the ids of their documents. */
export function storeOf(texts: DecodedTexts, of: Int32Array): ContentStore {
  return { texts, of, index: indexWords(texts.words), ...invert(texts), average: averageLength(texts) };
}

/** What the second file holds: the texts of documents, and the questions that pages answer. */
export interface Content extends ContentStore {
  readonly asked: QuestionStore;
}

async function readGroup({ documents, index }: ContentGroup, pause: () => Promise<void>): Promise<ContentStore> {
  const texts = decodeTexts({ index, lengths: decodeNumbers(documents.length) });
  await pause();
  const wordIndex = indexWords(texts.words);
  await pause();
  return {
    texts,
    of: Int32Array.from(decodeDistances(documents.of)),
    index: wordIndex,
    ...invert(texts),
    average: averageLength(texts),
  };
}

const nothing: ContentGroup = { documents: { of: '', length: '' }, index: { words: [], codes: '' } };

/**
 * Reads the groups of the second file. It takes a while: between its steps it waits for `pause`, so that queries that came in the
 * meantime can be answered. `pages`: how many pages the first file has.
 */
export async function readContent(
  [texts = nothing, questions = nothing]: readonly ContentGroup[],
  pages: number,
  pause: () => Promise<void> = () => Promise.resolve(),
): Promise<Content> {
  const store = await readGroup(texts, pause);
  await pause();
  return { ...store, asked: questionStore(await readGroup(questions, pause), pages) };
}

/** The text of a document; empty when it has none. */
export function contentOf(store: ContentStore, document: number): string {
  const position = store.of.indexOf(document);
  return position < 0 ? '' : textAt(store.texts, position);
}
