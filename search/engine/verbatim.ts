import { hitTypes, type SearchDocument } from '../format/types.ts';
import type { Content } from './content-store.ts';
import { normalise } from './normalise.ts';
import { contentOf, type TextStore } from './text-store.ts';
import type { Term } from './query-terms.ts';
import type { Ranked } from './rank.ts';

/** Fewer words stand beside each other in many texts; so many are a message that somebody pasted. */
const fewestWords = 5;
/** What it is worth to hold the message as it is, in shares of the best score. */
const asItIs = 0.7;

const plain = (text: string): string => text.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ');

const isPlainWord = /^[\p{L}\p{N}]+$/u;

/** The words of the store that are `word` (small letters), whatever their case. */
function spelt({ texts, index }: TextStore, word: string): Set<number> {
  const token = normalise(word);
  const position = index.tokens.indexOf(token);
  const words = position < 0 ? [] : (index.wordsOf[position] ?? []);
  return new Set(words.filter((number) => texts.words[number]?.toLowerCase() === word));
}

/**
 * A test that only texts pass which may hold the message: two plain words that follow each other in it must do so in the text. To
 * compare numbers of words is a hundred times quicker than to put a text together. The first and last word of a message may be parts.
 */
function mayHold(store: TextStore, message: string): (document: number) => boolean {
  const inner = message.split(' ').slice(1, -1);
  const first = inner.findIndex((word, at) => isPlainWord.test(word) && isPlainWord.test(inner[at + 1] ?? ''));
  if (first < 0) return () => true;
  const before = spelt(store, inner[first] ?? '');
  const after = spelt(store, inner[first + 1] ?? '');
  const { starts, numbers } = store.texts;
  return (document) => {
    const text = store.of.indexOf(document);
    const end = text < 0 ? 0 : (starts[text + 1] ?? 0);
    for (let place = (starts[text] ?? 0) + 1; place < end; place += 1)
      if (after.has(numbers[place] ?? 0) && before.has(numbers[place - 1] ?? 0)) return true;
    return false;
  };
}

/** Fewer words of a name may stand in any sentence. */
const fewestNameWords = 3;
/** The least share of what was pasted that a name has to be, where other words stand around it. */
const leastShare = 0.5;

/** Whether a name that is a message of a program, with `…` for its values, is what was pasted, or most of it. */
export function isSaidIn(name: string, message: string): boolean {
  const parts = plain(name)
    .split('…')
    .map((part) => part.trim());
  const said = parts.join(' ').trim();
  if (said === message) return true;
  if (said.split(' ').length < fewestNameWords || said.length < leastShare * message.length) return false;
  let at = 0;
  return parts.every((part) => {
    const found = message.indexOf(part, at);
    at = found + part.length;
    return found >= 0;
  });
}

/** A name of several words that is not a heading's or a page's: the text of an error. */
const isMessage = ({ type, title }: SearchDocument): boolean => type === hitTypes.content && title.includes(' ');

/**
 * Moves up the documents whose name is the query, and those whose text holds it word by word, as that of an error message that was
 * pasted. `ranked` is ordered, best first; `terms` are those of the query: only texts that hold all of them are read.
 */
export function preferVerbatim(
  documents: readonly SearchDocument[],
  content: Content | undefined,
  ranked: readonly Ranked[],
  terms: readonly Term[],
  query: string,
): readonly Ranked[] {
  const message = plain(query)
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .trim();
  const most = ranked[0]?.score ?? 0;
  const words = message.split(' ').length;
  if (words < 2) return ranked;
  const isCandidate = content === undefined || words < fewestWords ? undefined : mayHold(content, message);
  const holds = (id: number): boolean =>
    content !== undefined &&
    isCandidate?.(id) === true &&
    terms.every(({ scores }) => (scores.content[id] ?? 0) > 0) &&
    plain(contentOf(content, id)).includes(message);
  let found = false;
  const weighed = ranked.map((entry) => {
    const document = documents[entry.id];
    const isNamed = document !== undefined && isMessage(document) && isSaidIn(document.title, message);
    if (!isNamed && !holds(entry.id)) return entry;
    found = true;
    return { ...entry, score: entry.score + (isNamed ? 1 : asItIs) * most };
  });
  return found ? weighed.toSorted((a, b) => b.score - a.score) : ranked;
}
