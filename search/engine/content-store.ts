import { decodeDistances } from '../format/distances.ts';
import { decodeTexts } from '../format/texts.ts';
import type { ContentGroup } from '../format/types.ts';
import { questionStore, type QuestionStore } from './question-store.ts';
import { storeOf, type TextStore } from './text-store.ts';
import { indexWords } from './word-index.ts';

/** What the second file holds: the texts of documents, and the questions that pages answer. */
export interface Content extends TextStore {
  readonly asked: QuestionStore;
}

async function readGroup({ documents, index }: ContentGroup, pause: () => Promise<void>): Promise<TextStore> {
  const texts = decodeTexts({ index, ...documents });
  await pause();
  const wordIndex = indexWords(texts.words);
  await pause();
  return storeOf(texts, Int32Array.from(decodeDistances(documents.of)), wordIndex);
}

const nothing: ContentGroup = { documents: { of: '', length: '', again: '' }, index: { words: [], codes: '' } };

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
