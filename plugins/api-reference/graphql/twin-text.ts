import type { GqlElement } from './elements.ts';
import type { GqlName } from './types.ts';

/** Names of a message's fields in the protobuf definitions → in GraphQL, for one type or one field with arguments. */
export type Renames = ReadonlyMap<string, string>;

/**
 * A protobuf description told in the names of GraphQL: where it speaks of a sibling field in code font, the sibling's
 * GraphQL name takes the place of the protobuf one.
 */
export function twinText(comment: string, renames: Renames): string {
  return comment.replace(/`([a-z][a-z0-9_]*)`/g, (code, name: string) => {
    const renamed = renames.get(name);
    return renamed === undefined ? code : `\`${renamed}\``;
  });
}

/** How the twins of each parent's children are called in GraphQL, by the name of the parent. */
export function renamesByParent(all: readonly GqlElement[], twins: ReadonlyMap<GqlName, string>): Map<GqlName, Renames> {
  const renames = new Map<GqlName, Map<string, string>>();
  for (const { name, node, parent } of all) {
    const twin = twins.get(name);
    if (parent === undefined || twin === undefined) continue;
    const family = renames.get(parent.name) ?? new Map<string, string>();
    renames.set(parent.name, family.set(twin.slice(twin.lastIndexOf('.') + 1), node.name.value));
  }
  return renames;
}
