import type { GraphQLUnionType } from 'graphql';
import type { JsonObject } from '../world/types.ts';
import type { GraphqlDefinitions } from './context.ts';
import { findMessages, type Source } from './source.ts';

/** A member of a union: what an object of a GraphQL answer is made from, and which of the union's types it is. */
export interface UnionMember extends Source {
  readonly typename: string;
}

/** The member of a union that a message holds, by the messages that the union's types mirror; undefined for none. */
export function memberOfUnion(
  { model, graphql: { twins } }: GraphqlDefinitions,
  source: Source,
  union: GraphQLUnionType,
): UnionMember | undefined {
  for (const type of union.getTypes()) {
    const twin = twins.get(type.name);
    if (twin !== undefined) {
      const [found] = findMessages(model, source, twin, 2);
      if (found) return { ...found, typename: type.name };
    }
  }
  const loose = union
    .getTypes()
    .find(
      (type) =>
        twins.get(type.name) === undefined &&
        Object.keys(type.getFields()).some((name) => source.json[name] !== undefined),
    );
  if (loose) return { message: source.message, json: source.json, typename: loose.name };
  const only = union.getTypes().length === 1 ? union.getTypes()[0] : undefined;
  const inner = Object.values(source.json).find(
    (value): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value),
  );
  return only && inner ? { message: '', json: inner, typename: only.name } : undefined;
}
