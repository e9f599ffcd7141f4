import { typedAsIsAttributes } from './typed-as-is-attributes.ts';
import { html, joined, type Html } from '../../html/html.ts';
/** What decides which tools a list of fields has. */
export interface TreeFacts {
  /** How many fields there are, on all levels. */
  readonly count: number;
  /** Whether any of them holds others. */
  readonly foldable: boolean;
  readonly required: number;
}

/** Fewer fields than this are seen at once. */
const many = 8;

/** A list of fields with what is needed to find one in it: a filter, folding, the required ones first. */
export function treeHtml(list: Html, { count, foldable, required }: TreeFacts): Html {
  const tools = [
    count >= many &&
      html`<input type="search" data-field-filter placeholder="Filter fields" aria-label="Filter fields"${typedAsIsAttributes}> <output data-field-count></output>`,
    foldable &&
      html`<button type="button" data-fields="open">Open all</button> <button type="button" data-fields="close">Close all</button>`,
    count >= many &&
      required > 0 &&
      required < count &&
      html`<button type="button" data-fields="required" aria-pressed="false">Required first</button>`,
  ].filter((tool) => tool !== false);
  return tools.length === 0
    ? html`<div class="tree">${list}</div>`
    : html`<div class="tree"><div class="tree-buttons">${joined(tools, ' ')}</div>${list}</div>`;
}
