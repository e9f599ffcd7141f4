import type { ExactAnswer } from '../engine/exact-answer.ts';
import type { HitKind } from '../format/kinds.ts';
import type { SearchDocument } from '../format/types.ts';

/** What the page asks of the worker. */
export type Request =
  | { readonly type: 'load'; readonly names: string; readonly content: string }
  | {
      readonly type: 'search';
      readonly id: number;
      readonly query: string;
      readonly context: string;
      readonly limit: number;
      readonly perPage: number;
      readonly kind?: HitKind | undefined;
    };

/** A piece of text in which some parts are marked; marks are pairs of beginning and end. */
export interface MarkedText {
  readonly text: string;
  readonly marks: readonly (readonly [from: number, to: number])[];
}

/** A hit as it is shown. */
export interface Hit {
  readonly document: SearchDocument;
  /** Title of the page that it is on. */
  readonly page: string;
  readonly title: MarkedText;
  /** Part of the document's text around the first words found; undefined when none is there. */
  readonly snippet: MarkedText | undefined;
  /** What its page says of itself; empty when it says nothing. */
  readonly about: string;
  /** More of the text than the snippet, for whoever looks at this hit alone. */
  readonly preview: MarkedText | undefined;
}

export interface Answer {
  readonly query: string;
  readonly hits: readonly Hit[];
  readonly total: number;
  /** Words to mark on the page that the reader goes to, lower case. */
  readonly words: readonly string[];
  /** Whether texts were searched as well, not only names. */
  readonly isComplete: boolean;
  /** The one answer, where there is exactly one. */
  readonly exact: ExactAnswer | undefined;
  /** When nothing was found: words like those that were typed. */
  readonly near: readonly string[];
}

/**
 * What the worker tells the page. `loaded`: that file is there and can be searched. `failed`: it could not be had; when it is the
 * texts, names are searched all the same.
 */
export type Response =
  | { readonly type: 'loaded'; readonly part: 'names' | 'content' }
  | { readonly type: 'failed'; readonly part: 'names' | 'content'; readonly message: string }
  | { readonly type: 'answer'; readonly id: number; readonly answer: Answer };
