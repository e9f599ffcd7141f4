import { anchorBy, writtenOut } from '../format/anchor.ts';
import { decodeCodedWords } from '../format/coded-words.ts';
import { decodeDistances } from '../format/distances.ts';
import { hitTypes, type NameGroup, type SearchDocument } from '../format/types.ts';
import { normalise } from './normalise.ts';
import { indexWords, type WordIndex } from './word-index.ts';

/** The documents of an index, and their names ready to be searched. */
export interface NameStore {
  readonly documents: readonly SearchDocument[];
  /** Id of each document's page, and of what it belongs to. */
  readonly page: Int32Array;
  readonly parent: Int32Array;
  /** All different names, titles and others. */
  readonly names: readonly string[];
  /** Each name as one token. */
  readonly wholes: readonly string[];
  /** For each name the documents that bear it. */
  readonly documentsOf: readonly (readonly number[])[];
  readonly index: WordIndex;
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
    const anchor = rule === undefined ? '' : rule === writtenOut ? (hashes.next().value ?? '') : anchorBy(rule, title, parent?.hash.slice(1) ?? '');
    group.push({
      id,
      type: documents.type,
      title,
      url: documents.url?.[position] ?? parent?.url ?? '/',
      hash: anchor === '' ? '' : `#${anchor}`,
      breadcrumbs: documents.breadcrumbs?.[position] ?? parent?.breadcrumbs ?? [],
      section: parent === undefined || documents.type === hitTypes.page ? '' : parent.title,
      parent: parentId,
      names: documents.names[id]?.split(' ') ?? [],
    });
  }
  return group;
}

/** Reads the groups of the first file. Throws when they are not what this version of the site writes. */
export function readNames(groups: readonly NameGroup[]): NameStore {
  const documents: SearchDocument[] = [];
  for (const group of groups) {
    if (group.documents.first !== documents.length) throw new Error(`Search index: documents ${documents.length} up to ${group.documents.first} are missing.`);
    for (const document of readGroup(group, documents)) documents.push(document);
  }
  const parent = Int32Array.from(documents, (document) => document.parent);
  const page = new Int32Array(documents.length);
  for (const { id, type } of documents) page[id] = type === hitTypes.page ? id : (page[parent[id] ?? 0] ?? 0);
  const byName = new Map<string, number[]>();
  for (const { id, title, names } of documents) {
    for (const name of new Set([title, ...names])) {
      const list = byName.get(name);
      if (list === undefined) byName.set(name, [id]);
      else list.push(id);
    }
  }
  const names = [...byName.keys()];
  return { documents, page, parent, names, wholes: names.map(normalise), documentsOf: [...byName.values()], index: indexWords(names) };
}

