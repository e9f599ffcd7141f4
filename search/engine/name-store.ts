import { anchorBy, writtenOut } from '../format/anchor.ts';
import { decodeCodedWords } from '../format/coded-words.ts';
import { decodeTexts } from '../format/texts.ts';
import { storeOf, type TextStore } from './text-store.ts';
import { readSynonyms, type Synonyms } from './synonyms.ts';
import { decodeDistances } from '../format/distances.ts';
import { hitTypes, nameSeparator, type DocumentColumns, type NameGroup, type SearchDocument } from '../format/types.ts';
import { identifierParts } from './identifier-parts.ts';
import { stem } from './stem.ts';
import { normalise } from './normalise.ts';
import { stopWords } from './stop-words.ts';
import { indexWords, type WordIndex } from './word-index.ts';

/** The documents of an index, and their names ready to be searched. */
export interface NameStore {
  readonly documents: readonly SearchDocument[];
  /** Id of each document's page, and of what it belongs to. */
  readonly page: Int32Array;
  readonly parent: Int32Array;
  /** Letter of each page's kind, by its id (format/types.ts). */
  readonly kinds: string;
  /** All different names: titles, others, and the last parts of pages' addresses. */
  readonly names: readonly string[];
  /** Letters of each document's title, without those of stop words. */
  readonly letters: Uint16Array;
  /** Each document's title as one token. */
  readonly whole: readonly string[];
  /** All titles and other names as one token each. */
  readonly wholes: ReadonlySet<string>;
  /** For each name the documents whose title it is, and those that are also called so. */
  readonly titleOf: readonly (readonly number[])[];
  readonly otherOf: readonly (readonly number[])[];
  readonly index: WordIndex;
  /** How many documents each page has, by its id. */
  readonly sections: Uint16Array;
  /** The names of each page, by its id, as stems of their words. */
  readonly phrases: readonly (readonly (readonly string[])[])[];
  /** What pages say of themselves. */
  readonly about: TextStore;
  readonly synonyms: Synonyms;
  readonly answers: NonNullable<DocumentColumns['answers']>;
}

function readGroup({ documents, index }: NameGroup, before: readonly SearchDocument[]): SearchDocument[] {
  const { words, numbers } = decodeCodedWords(index);
  const parents = documents.parent === undefined ? [] : decodeDistances(documents.parent);
  const hashes = (documents.hash ?? []).values();
  const group: SearchDocument[] = [];
  for (let position = 0; position < documents.count; position += 1) {
    const id = documents.first + position;
    const title = words[numbers[position] ?? 0] ?? '';
    const parentId = parents[position] ?? id;
    const parent = parentId < documents.first ? before[parentId] : group[parentId - documents.first];
    const rule = documents.anchor?.[position];
    const anchor =
      rule === undefined
        ? ''
        : rule === writtenOut
          ? (hashes.next().value ?? '')
          : anchorBy(rule, title, parent?.hash.slice(1) ?? '');
    group.push({
      id,
      type: documents.type,
      title,
      url: documents.url?.[position] ?? parent?.url ?? '/',
      hash: anchor === '' ? '' : `#${anchor}`,
      breadcrumbs: documents.breadcrumbs?.[position] ?? parent?.breadcrumbs ?? [],
      section: parent === undefined || documents.type === hitTypes.page ? '' : parent.title,
      parent: parentId,
      names: documents.names[id]?.split(nameSeparator) ?? [],
    });
  }
  return group;
}

function lettersOf(title: string): number {
  const words = title.includes(' ') ? title.split(' ').filter((word) => !stopWords.has(word.toLowerCase())) : [title];
  return words.reduce((sum, word) => sum + normalise(word).length, 0);
}

const stemsOf = (name: string): string[] => [
  ...new Set(
    identifierParts(name)
      .filter((word) => !stopWords.has(word))
      .map(stem),
  ),
];

/** Reads the groups of the first file. Throws when they are not what this version of the site writes. */
export function readNames(groups: readonly NameGroup[]): NameStore {
  const documents: SearchDocument[] = [];
  for (const group of groups) {
    if (group.documents.first !== documents.length)
      throw new Error(`Search index: documents ${documents.length} up to ${group.documents.first} are missing.`);
    for (const document of readGroup(group, documents)) documents.push(document);
  }
  const parent = Int32Array.from(documents, (document) => document.parent);
  const page = new Int32Array(documents.length);
  for (const { id, type } of documents) page[id] = type === hitTypes.page ? id : (page[parent[id] ?? 0] ?? 0);
  const lengths = new Map<string, number>();
  const letters = Uint16Array.from(documents, ({ title }) => {
    const length = lengths.get(title) ?? lettersOf(title);
    lengths.set(title, length);
    return length;
  });
  const titles = new Map<string, number[]>();
  const others = new Map<string, number[]>();
  const slugs = new Map<string, number[]>();
  const add = (lists: Map<string, number[]>, name: string, id: number): void => {
    const list = lists.get(name);
    if (list === undefined) lists.set(name, [id]);
    else list.push(id);
  };
  for (const { id, title, names, url } of documents) {
    add(titles, title, id);
    for (const name of names) add(others, name, id);
    if (page[id] === id) add(slugs, url.slice(url.lastIndexOf('/') + 1), id);
  }
  const wholeOf = new Map([...titles.keys()].map((title) => [title, normalise(title)]));
  const whole = documents.map(({ title }) => wholeOf.get(title) ?? '');
  const wholes = new Set([...wholeOf.values(), ...[...others.keys()].map(normalise)]);
  const names = [...new Set([...titles.keys(), ...others.keys(), ...slugs.keys()])];
  const kinds = groups[0]?.documents.kinds ?? '';
  const titleOf = names.map((name) => titles.get(name) ?? []);
  const otherOf = names.map((name) => [...(others.get(name) ?? []), ...(slugs.get(name) ?? [])]);
  const pages = groups[0]?.documents;
  const sections = new Uint16Array(pages?.count ?? 0);
  for (const id of page) sections[id] = (sections[id] ?? 0) + 1;
  const about = pages?.about;
  return {
    documents,
    page,
    parent,
    kinds,
    names,
    whole,
    wholes,
    letters,
    titleOf,
    otherOf,
    index: indexWords(names),
    about: storeOf(
      decodeTexts(about ?? { index: { words: [], codes: '' }, length: '', again: '' }),
      Int32Array.from({ length: pages?.count ?? 0 }, (_, position) => position),
    ),
    sections,
    phrases: documents
      .slice(0, pages?.count ?? 0)
      .map(({ title, names: called }) => [title, ...called].map(stemsOf).filter((words) => words.length > 0)),
    answers: pages?.answers ?? [],
    synonyms: readSynonyms(pages?.synonyms ?? []),
  };
}
