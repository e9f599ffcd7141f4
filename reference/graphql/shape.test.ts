import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { newestRelease } from '../../product.ts';
import { factTable } from '../../tests/fact-table.ts';
import { loadDescriptors } from '../descriptors/load-descriptors.ts';
import { loadGraphql } from './load-graphql.ts';

// Compares the definitions with the schema of the release: types, fields, arguments, defaults, values, what is deprecated.

const byName = <T extends { readonly name: string }>(items: readonly T[]): T[] =>
  [...items].sort((a, b) => (a.name < b.name ? -1 : 1));
const deprecated = (reason: unknown): object => (reason === undefined || reason === null ? {} : { deprecated: true });

const inputShape = ({ type, defaultValue, deprecationReason }: GraphQLArgument | GraphQLInputField): object => ({
  type: String(type),
  ...(defaultValue === undefined ? {} : { default: defaultValue }),
  ...deprecated(deprecationReason),
});

/** A type as the table writes it. */
function shape(type: GraphQLNamedType): object {
  if (isScalarType(type)) return { kind: 'scalar' };
  if (isEnumType(type))
    return {
      kind: 'enum',
      values: Object.fromEntries(
        type
          .getValues()
          .map(({ name, deprecationReason }) => [name, deprecationReason === undefined ? '' : 'deprecated']),
      ),
    };
  if (isUnionType(type)) return { kind: 'union', of: byName(type.getTypes()).map(({ name }) => name) };
  if (isInputObjectType(type))
    return {
      kind: 'input',
      fields: Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, inputShape(field)])),
    };
  const fields = Object.values(type.getFields()).map(({ name, type: of, args, deprecationReason }) => [
    name,
    {
      type: String(of),
      ...(args.length === 0 ? {} : { args: Object.fromEntries(args.map((arg) => [arg.name, inputShape(arg)])) }),
      ...deprecated(deprecationReason),
    },
  ]);
  const interfaces = byName(type.getInterfaces()).map(({ name }) => name);
  return {
    kind: isInterfaceType(type) ? 'interface' : 'object',
    ...(interfaces.length === 0 ? {} : { implements: interfaces }),
    fields: Object.fromEntries(fields),
  };
}

describe('the shape of the schema', () => {
  let schema: GraphQLSchema;
  beforeAll(async () => {
    ({ schema } = await loadGraphql(await loadDescriptors(newestRelease)));
  });

  it('is that of the release', () => {
    const own = Object.values(schema.getTypeMap()).filter(
      (type) => !type.name.startsWith('__') && !(isScalarType(type) && isSpecifiedScalarType(type)),
    );
    expect(Object.fromEntries(own.map((type) => [type.name, shape(type)]))).toEqual(factTable('graphql.json'));
  });

  it('has the size of the release', () => {
    const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
    const objects = types.filter(isObjectType);
    const fields = objects.flatMap((type) => Object.values(type.getFields()));
    const enums = types.filter(isEnumType);
    expect({
      objects: objects.length,
      fields: fields.length,
      arguments: fields.flatMap(({ args }) => args).length,
      enums: enums.length,
      values: enums.flatMap((type) => type.getValues()).length,
      unions: types.filter(isUnionType).length,
      inputs: types.filter(isInputObjectType).length,
      scalars: types.filter((type) => isScalarType(type) && !isSpecifiedScalarType(type)).length,
    }).toEqual({
      objects: 332,
      fields: 1462,
      arguments: 253,
      enums: 46,
      values: 345,
      unions: 20,
      inputs: 14,
      scalars: 1,
    });
  });
});
