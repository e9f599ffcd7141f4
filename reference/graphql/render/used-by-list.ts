import { html, type Html, joined } from '../../../html/html.ts';
import type { GqlContext } from './context.ts';
import { elementLink } from './element-link.ts';

/** Up to this many uses are shown at once; more are folded away. */
const few = 6;

/** Where a type is used, as links; says so when nothing uses it. */
export function usedByList(context: GqlContext, type: string): Html {
  const uses = context.uses.get(type) ?? [];
  if (uses.length === 0) return html`<p class="used-by">Used by nothing in the schema.</p>`;
  const links = joined(
    uses.map((name) => elementLink(context, name)),
    ', ',
  );
  if (uses.length <= few) return html`<p class="used-by">Used by ${links}</p>`;
  return html`<details class="used-by"><summary>Used in ${uses.length} places</summary><p>${links}</p></details>`;
}
