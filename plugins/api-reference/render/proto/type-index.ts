import { escapeHtml } from '../../../highlight/escape-html.ts';

/** A page with more types than this gets an index in its text instead of entries in the table of contents. */
export const manyTypes = 40;

/** Links to all types of a page, as one compact block. */
export function typeIndex(titles: readonly string[]): string {
  const sorted = [...titles].sort((a, b) => (a < b ? -1 : 1));
  const links = sorted.map((title) => `<a href="#${title}">${escapeHtml(title)}</a>`).join(' ');
  return `<details class="type-index"><summary>All ${titles.length} names</summary><p>${links}</p></details>`;
}
