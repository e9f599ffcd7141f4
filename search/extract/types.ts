import type { PageKind } from '../../html/page/built-page.ts';

/** A findable part of a page: the page itself, a section under a heading, or an element of a reference. */
export interface ExtractedRecord {
  readonly kind: 'page' | 'heading' | 'identifier';
  readonly title: string;
  /** Id of the element, without `#`; empty for the page. */
  readonly hash: string;
  /** Position of the record that this one belongs to; the page's own is 0. */
  readonly parent: number;
  /** Other names under which it is found: selectors, codes, paths. */
  readonly names: Set<string>;
  /** Its own text, without the text of records inside it. */
  text: string;
}

export interface ExtractedPage {
  /** Path of the page on the site. */
  readonly url: string;
  readonly kind: PageKind;
  /** Where the page stands, outermost first, without its own title. */
  readonly breadcrumbs: readonly string[];
  /** What the page says of itself in one sentence; undefined when it says nothing. */
  readonly about?: string | undefined;
  /** The page's record is the first. */
  readonly records: readonly ExtractedRecord[];
}
