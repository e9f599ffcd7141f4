import type { BuiltPage } from '../html/page/built-page.ts';

export interface PageHeading {
  readonly level: number;
  readonly title: string;
  /** Id of the heading, without `#`. */
  readonly anchor: string;
}

/** What programs are told about a page of the site. */
export interface PageExport extends Pick<BuiltPage, 'path' | 'tree' | 'route' | 'kind'> {
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
