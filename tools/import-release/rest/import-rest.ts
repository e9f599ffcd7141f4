import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { HttpBinding } from '../../../reference/descriptors/http-binding.ts';
import type { RestDefinition } from '../../../reference/model/rest-definition.ts';

import { YamlEdits } from '../yaml/edit-yaml.ts';

/** An rpc that is bound to a path, by the id of its operation. */
export interface BoundRpc {
  readonly id: string;
  readonly service: keyof RestDefinition['services'];
  readonly path: HttpBinding['path'];
}

/** `TradingDataService_ListPartyMarginModes` → `List party margin modes`. */
export function titleOf(id: string): string {
  const words = id
    .slice(id.indexOf('_') + 1)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(' ');
  return words.map((word, index) => (index === 0 || /^[A-Z\d]{2,}$/.test(word) ? word : word.toLowerCase())).join(' ');
}

/**
 * `rest.yaml` with the operations of the new release: those that are gone leave their category, new ones join the category
 * of the operation of the same service whose path begins most like theirs.
 *
 * @param file path of `rest.yaml`
 * @param earlier operations of the earlier release with their paths
 */
export function importRest(
  file: string,
  definition: RestDefinition,
  earlier: readonly BoundRpc[],
  now: readonly BoundRpc[],
): { readonly text: string; readonly added: ReadonlyMap<string, string>; readonly removed: readonly string[] } {
  const edits = new YamlEdits(readFileSync(path.resolve(file), 'utf8'));
  const listed = new Map(
    definition.categories.flatMap(({ operations }, index) => Object.keys(operations).map((id) => [id, index] as const)),
  );
  const wanted = new Set(now.map(({ id }) => id));
  const removed = [...listed.keys()].filter((id) => !wanted.has(id));
  const added = new Map<string, string>();
  const lines = new Map<number, string[]>();
  for (const rpc of now) {
    if (listed.has(rpc.id)) continue;
    const candidates = earlier.filter(({ id, service }) => service === rpc.service && listed.has(id) && wanted.has(id));
    const [beside] = [...candidates].sort((a, b) => shared(b.path, rpc.path) - shared(a.path, rpc.path));
    if (beside === undefined) continue;
    const category = listed.get(beside.id) ?? 0;
    added.set(rpc.id, definition.categories[category]?.label ?? '');
    lines.set(category, [...(lines.get(category) ?? []), `${rpc.id}: ${titleOf(rpc.id)}`]);
  }
  for (const [category, entries] of lines) {
    const ids = Object.keys(definition.categories[category]?.operations ?? {});
    edits.insertAfter(['categories', category, 'operations', ids.at(-1) ?? ''], entries);
  }
  for (const [index, { operations }] of definition.categories.entries()) {
    const ids = Object.keys(operations);
    const gone = ids.filter((id) => !wanted.has(id));
    if (gone.length === ids.length && !lines.has(index)) edits.remove(['categories', index]);
    else for (const id of gone) edits.remove(['categories', index, 'operations', id]);
  }
  for (const id of Object.keys(definition.files)) if (!wanted.has(id)) edits.remove(['files', id]);
  return { text: edits.result(), added, removed };
}

/** How many steps two paths have in common from their start; those of every path of the data node count as none. */
function shared(a: string, b: string): number {
  const [left, right] = [a, b].map((text) =>
    text
      .replace(/^\/api\/v2(?:\/stream)?/, '')
      .split('/')
      .filter((step) => step !== '')
      .map((step) => step.replace(/s$/, '')),
  );
  let count = 0;
  while (left?.[count] !== undefined && left[count] === right?.[count]) count += 1;
  return count;
}
