import { html, type Html, joined, nothing } from '../../../html/html.ts';
import { elementLink, type ProtoContext } from './proto-context.ts';

/** Up to this many places are named at once; more are folded away. */
const fewPlaces = 6;

/** The fields and rpcs that use a type; empty when none does. */
export function usedByList(context: ProtoContext, type: string): Html {
  const uses = context.uses.get(type) ?? [];
  if (uses.length === 0) return nothing;
  const links = joined(
    uses.map(({ file, title }) => elementLink(context, file, title)),
    ', ',
  );
  if (uses.length <= fewPlaces) return html`<p class="used-by">Used by ${links}</p>`;
  return html`<details class="used-by"><summary>Used by ${uses.length} fields and rpcs</summary>${links}</details>`;
}
