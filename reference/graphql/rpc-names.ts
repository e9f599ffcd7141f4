import { Kind, type TypeNode } from 'graphql';
import type { GqlElement } from './elements.ts';
import type { ProtoIndex } from './proto-index.ts';
import type { GqlName } from './types.ts';

/**
 * The field that a reader of GraphQL uses in place of an rpc: `ListMarkets` → `Query.marketsConnection`. For an rpc that
 * lists things only a field that returns a connection counts; fields of `Query` come first.
 */
export function rpcNames(
  all: readonly GqlElement[],
  twins: ReadonlyMap<GqlName, string>,
  proto: ProtoIndex,
): Map<string, GqlName> {
  const names = new Map<string, GqlName>();
  for (const { name, node } of [...all.filter(isQuery), ...all.filter((element) => !isQuery(element))]) {
    const rpc = proto.find(twins.get(name) ?? '');
    if (rpc?.kind !== 'rpc' || node.kind !== Kind.FIELD_DEFINITION || names.has(rpc.name)) continue;
    if (!rpc.name.startsWith('List') || typeName(node.type).endsWith('Connection')) names.set(rpc.name, name);
  }
  return names;
}

function isQuery({ parent }: GqlElement): boolean {
  return parent?.name === 'Query';
}

function typeName(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : typeName(type.type);
}
