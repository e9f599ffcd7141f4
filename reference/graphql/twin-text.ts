import type { GqlElement } from './elements.ts';
import type { GqlName } from './types.ts';

/** Names of fields or rpcs in the protobuf definitions → in GraphQL. */
export type Renames = ReadonlyMap<string, string>;

/**
 * A protobuf description told in the names of GraphQL: where it speaks of a field or an rpc in code font, the GraphQL name
 * takes the place of the protobuf one.
 *
 * @param renames looked through in order; names that none of them has stay as they are
 */
export function twinText(comment: string, ...renames: readonly Renames[]): string {
  return comment.replace(/`([A-Za-z][A-Za-z0-9_]*)`/g, (code, name: string) => {
    const renamed = renames.map((names) => names.get(name)).find((found) => found !== undefined);
    return renamed === undefined ? code : `\`${renamed}\``;
  });
}

/** How the twins of each parent's children are called in GraphQL, by the name of the parent. */
export function renamesByParent(
  all: readonly GqlElement[],
  twins: ReadonlyMap<GqlName, string>,
): Map<GqlName, Renames> {
  const renames = new Map<GqlName, Map<string, string>>();
  for (const { name, node, parent } of all) {
    const twin = twins.get(name);
    if (parent === undefined || twin === undefined) continue;
    const family = renames.get(parent.name) ?? new Map<string, string>();
    renames.set(parent.name, family.set(lastPart(twin), node.name.value));
  }
  return renames;
}

/** The names that GraphQL changes the same way everywhere, for texts that speak of fields of other types. */
export function commonRenames(all: readonly GqlElement[], twins: ReadonlyMap<GqlName, string>): Renames {
  const spellings = new Map<string, Set<string>>();
  for (const { name, node, parent } of all) {
    const twin = twins.get(name);
    if (parent === undefined || twin === undefined) continue;
    spellings.set(lastPart(twin), (spellings.get(lastPart(twin)) ?? new Set()).add(node.name.value));
  }
  return new Map(
    [...spellings].flatMap(([name, [only, ...others]]) =>
      only !== undefined && others.length === 0 ? [[name, only]] : [],
    ),
  );
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
