import { elementLink, type ProtoContext } from './proto-context.ts';

/** Up to this many places are named at once; more are folded away. */
const fewPlaces = 6;

/** The fields and rpcs that use a type; empty when none does. */
export function usedByList(context: ProtoContext, type: string): string {
  const uses = context.uses.get(type) ?? [];
  if (uses.length === 0) return '';
  const links = uses.map(({ file, title }) => elementLink(context, file, title)).join(', ');
  if (uses.length <= fewPlaces) return `<p class="used-by">Used by ${links}</p>`;
  return `<details class="used-by"><summary>Used by ${uses.length} fields and rpcs</summary>${links}</details>`;
}
