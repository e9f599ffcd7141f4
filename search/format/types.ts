import type { CodedWords } from './coded-words.ts';
import type { EncodedTexts, TextBounds } from './texts.ts';

/** What a hit can be: a page, a heading on a page, or any other content. */
export const hitTypes = { page: 0, heading: 1, content: 2 } as const;
export type HitType = (typeof hitTypes)[keyof typeof hitTypes];

/** Stands between the other names of a document. */
export const nameSeparator = '|';

/** A search document, as the specification lists its parts. */
export interface SearchDocument {
  readonly id: number;
  readonly type: HitType;
  readonly title: string;
  /** Path of the page on the site. */
  readonly url: string;
  /** Anchor on the page with its `#`; empty for the page itself. */
  readonly hash: string;
  /** Titles of what the page stands under, outermost first. */
  readonly breadcrumbs: readonly string[];
  /** Title of the part of the page that it stands in; empty for a page. */
  readonly section: string;
  /** Id of the document that it belongs to; a page's is its own. */
  readonly parent: number;
  /** Other names that are as good as the title: the rpc behind a REST operation, its path, selectors, codes, what readers call it. Mostly none. */
  readonly names: readonly string[];
}

/** Documents of one type by columns; ids run on from group to group. Their titles are in the group's index. */
export interface DocumentColumns {
  readonly type: HitType;
  /** Id of the group's first document, and how many there are. */
  readonly first: number;
  readonly count: number;
  /** Id → other names, one after the other with `nameSeparator` between them. */
  readonly names: Readonly<Record<number, string>>;
  /** Pages only. */
  readonly url?: readonly string[];
  readonly breadcrumbs?: readonly (readonly string[])[];
  /** For each page one letter: `g` a guide, written by hand; `d` definitions of words; `t` a guide through a task; `o` an operation or another page about one thing; `s` an operation that has a better sibling; `r` other reference; `l` a list of links. */
  readonly kinds?: string;
  /** What each page says of itself in one sentence. */
  readonly about?: EncodedTexts;
  /** Words that readers use in the place of others: what is typed, then what it may mean (search/synonyms.yaml). */
  readonly synonyms?: readonly (readonly [typed: string, ...means: string[]])[];
  /** What there is exactly one answer to: what is asked, the document where it stands, and the answer. */
  readonly answers?: readonly (readonly [asked: string, id: number, text: string])[];
  /** All others: how each anchor follows from the title (format/anchor.ts), and the anchors that do not. */
  readonly anchor?: string;
  readonly hash?: readonly string[];
  /** Ids of the parents, as distances (format/distances.ts). */
  readonly parent?: string;
}

/** A group of the first file. The index is the dictionary of the titles and, for each document, its title. */
export interface NameGroup {
  readonly documents: DocumentColumns;
  readonly index: CodedWords;
}

/**
 * A group of the second file: first the texts of documents of the first file, then the questions that pages answer, several of which
 * may have the same id. The index is the dictionary of all words and the texts.
 */
export interface ContentGroup {
  readonly documents: TextBounds & {
    /** Ids of the documents that each text is of, as distances (format/distances.ts). */
    readonly of: string;
  };
  readonly index: CodedWords;
}
