import type { TreeName } from '../product.ts';

/**
 * What a page is. `guide`: written by hand; `operation`: a REST operation; `reference`: made from definitions; `category`: cards
 * that lead to other pages; `landing`: the first page of the site or of a tree; `tags`: lists of pages by tag; `site`: about the
 * site itself.
 */
export type PageKind = 'guide' | 'operation' | 'reference' | 'category' | 'landing' | 'tags' | 'site';

export interface PageHeading {
  readonly level: number;
  readonly title: string;
  /** Id of the heading, without `#`. */
  readonly anchor: string;
}

/** A page as the build made it. */
export interface BuiltPage {
  /** Path on the site, `/mainnet/concepts/governance`. */
  readonly path: string;
  readonly tree: TreeName | undefined;
  /** Path inside the tree; the same as `path` outside the trees. */
  readonly route: string;
  readonly kind: PageKind;
  readonly title: string;
  readonly description: string;
  /** Name of the sidebar that the page belongs to. */
  readonly sidebar: string | undefined;
  readonly headings: readonly PageHeading[];
  readonly tags: readonly string[];
  /** Last change in the repository's history, ISO 8601; undefined when the history was not at hand. */
  readonly lastChange: string | undefined;
  /** Anchors of everything on the page that can be linked to, headings included. */
  readonly anchors: readonly string[];
  /** The page as Markdown, without the line that says where it is from. */
  readonly markdown: string;
}
