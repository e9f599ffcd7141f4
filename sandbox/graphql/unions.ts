import type { GraphQLUnionType } from 'graphql';
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
  if (only === undefined) return undefined;
  // A type that mirrors no message as a whole may have fields of one.
  const owners = Object.keys(only.getFields()).flatMap((field) => twins.get(`${only.name}.${field}`) ?? []);
  const [held] = owners.flatMap((twin) => findMessages(model, source, twin.slice(0, twin.lastIndexOf('.')), 2));
  return held && { ...held, typename: only.name };
}
