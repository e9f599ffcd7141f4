import { html, type Html, type Part } from '../../html/html.ts';

/** An entry of a page's table of contents. */
export interface TocItem {
  readonly value: string;
  readonly id: string;
  readonly level: number;
}

/** The link that stands behind a heading or a field and holds its address. */
export const hashLink = (id: string, name: string): Html =>
  html`<a class="hash-link" href="#${id}" aria-label="Link to ${name}"></a>`;

/**
 * A heading with its link behind it.
 *
 * @param shown by default its words
 */
export function heading({ level, id, value }: TocItem, shown: Html | string = value): Html {
  // Without a name of its own a screen reader calls it by its link as well: “Example Link to Example”.
  return html`<h${level} id="${id}" aria-label="${value}">${shown}${hashLink(id, value)}</h${level}>`;
}

/** A section with a heading of level 2, and its entry for the table of contents. */
export interface Section {
  readonly toc: TocItem;
  readonly html: Html;
}

export function section(id: string, title: string, content: Part): Section {
  const toc = { value: title, id, level: 2 };
  return { toc, html: html`<section>${heading(toc)}${content}</section>` };
}
