import { html, type Html, joined } from '../../../html/html.ts';

/** A page with more types than this gets an index in its text instead of entries in the table of contents. */
export const manyTypes = 40;

/** Links to all types or rpcs of a page, as one compact block: names alone, so that none of them is translated. */
export function typeIndex(entries: readonly { readonly id: string; readonly value: string }[]): Html {
  const sorted = [...entries].sort((a, b) => (a.value < b.value ? -1 : 1));
  const links = joined(
    sorted.map(({ id, value }) => html`<a href="#${id}">${value}</a>`),
    ' ',
  );
  return html`<details class="type-index"><summary>All ${entries.length} names</summary><p translate="no">${links}</p></details>`;
}
