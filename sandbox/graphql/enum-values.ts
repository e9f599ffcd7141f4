import { isEnumType, type GraphQLEnumType } from 'graphql';
import type { GraphqlDefinitions } from './context.ts';

/** How values of enums are called in GraphQL and in the messages. */
export interface EnumNames {
  /** The GraphQL value for a value of a message, such as `SIDE_BUY`; undefined when GraphQL has none. */
  toGraphql(type: GraphQLEnumType, value: unknown): string | undefined;
  /** The message's value for a GraphQL value; the value itself when the two have one name. */
  toMessage(type: GraphQLEnumType, value: string): string;
}

/** Reads the names from the twins of the definitions. */
export function enumNames({ graphql: { schema, twins } }: GraphqlDefinitions): EnumNames {
  const forward = new Map<string, string>();
  const back = new Map<string, string>();
  for (const type of Object.values(schema.getTypeMap()).filter(isEnumType)) {
    for (const { name } of type.getValues()) {
      const twin = twins.get(`${type.name}.${name}`)?.split('.').at(-1) ?? name;
      forward.set(`${type.name} ${twin}`, name);
      back.set(`${type.name} ${name}`, twin);
    }
  }
  return {
    toGraphql: (type, value) =>
      forward.get(`${type.name} ${String(value)}`) ?? (type.getValue(String(value)) ? String(value) : undefined),
    toMessage: (type, value) => back.get(`${type.name} ${value}`) ?? value,
  };
}
