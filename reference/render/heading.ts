import { escapeAttribute, escapeHtml } from '../../html/highlight/escape-html.ts';

/** An entry of a page's table of contents. */
export interface TocItem {
  readonly value: string;
  readonly id: string;
  readonly level: number;
}

/** The link that stands behind a heading or a field and holds its address. */
export const hashLink = (id: string, name: string): string =>
  `<a class="hash-link" href="#${escapeAttribute(id)}" aria-label="Link to ${escapeAttribute(name)}"></a>`;

/**
 * A heading with its link behind it.
 *
 * @param html what it shows, by default its words
 */
export function heading({ level, id, value }: TocItem, html: string = escapeHtml(value)): string {
  // Without a name of its own a screen reader calls it by its link as well: “Example Link to Example”.
  return `<h${level} id="${escapeAttribute(id)}" aria-label="${escapeAttribute(value)}">${html}${hashLink(id, value)}</h${level}>`;
}

/** A section with a heading of level 2, and its entry for the table of contents. */
export interface Section {
  readonly toc: TocItem;
  readonly html: string;
}

export function section(id: string, title: string, html: string): Section {
  const toc = { value: title, id, level: 2 };
  return { toc, html: `<section>${heading(toc)}${html}</section>` };
}
