import type { GraphQLUnionType } from 'graphql';
import { jsonName } from '../../common/letter-case.ts';
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
  const loose = union.getTypes().filter((type) => twins.get(type.name) === undefined);
  for (const type of loose) {
    const fields = Object.keys(type.getFields());
    if (fields.some((name) => source.json[name] !== undefined)) return { ...source, typename: type.name };
    // A type that mirrors no message as a whole may have fields of one: it is that type whose field the message holds.
    for (const twin of fields.flatMap((name) => twins.get(`${type.name}.${name}`) ?? [])) {
      const [held] = findMessages(model, source, twin.slice(0, twin.lastIndexOf('.')), 2);
      const value = held?.json[jsonName(twin.slice(twin.lastIndexOf('.') + 1))] ?? '';
      if (held && value !== '') return { ...held, typename: type.name };
    }
  }
  return undefined;
}
