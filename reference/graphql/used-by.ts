import {
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  type GraphQLSchema,
} from 'graphql';
import type { GqlName } from './types.ts';

/**
 * Where each type is used: the fields that return it, the arguments and input fields that take it, the unions that
 * it belongs to and the types that implement it, in the order of the schema.
 *
 * @returns names of fields (`Query.asset`), arguments (`Query.trades(filter)`), unions and types by the name of the type
 */
export function usedBy(schema: GraphQLSchema): Map<string, GqlName[]> {
  const uses = new Map<string, GqlName[]>();
  const add = (type: string, user: GqlName): void => {
    uses.set(type, [...(uses.get(type) ?? []), user]);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    if (isUnionType(type)) for (const member of type.getTypes()) add(member.name, type.name);
    if (isInputObjectType(type))
      for (const f of Object.values(type.getFields())) add(getNamedType(f.type).name, `${type.name}.${f.name}`);
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const { name } of type.getInterfaces()) add(name, type.name);
    for (const field of Object.values(type.getFields())) {
      add(getNamedType(field.type).name, `${type.name}.${field.name}`);
      for (const argument of field.args)
        add(getNamedType(argument.type).name, `${type.name}.${field.name}(${argument.name})`);
    }
  }
  return uses;
}
