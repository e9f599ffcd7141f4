import { buildSchema, isEnumType, isInputObjectType, isObjectType, isScalarType, isSpecifiedScalarType, isUnionType, lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadDescriptors } from '../descriptors/load-descriptors.ts';
import { loadGraphql } from './load-graphql.ts';

// Compares the definitions with the schema of the release, which lies beside the repository in development.
const FACTS = path.resolve('../shared/facts/graphql.schema.graphql');
const present = existsSync(FACTS);
if (!present) console.log('graphql shape: comparison skipped, because ../shared/facts/graphql.schema.graphql is not here');

/** A schema without its prose: types, fields, arguments, defaults, values and what is deprecated. */
function shape(schema: GraphQLSchema): string {
  return printSchema(lexicographicSortSchema(schema))
    .replace(/"""[^]*?"""/g, '')
    .replace(/@deprecated\(reason: "(?:[^"\\]|\\.)*"\)/g, '@deprecated')
    .replace(/\s+/g, ' ')
    .replace(/,? (?=[)])|(?<=\() /g, '')
    .replaceAll(', ', ' ')
    .trim();
}

describe('the shape of the schema', () => {
  let schema: GraphQLSchema;
  beforeAll(async () => {
    ({ schema } = await loadGraphql(await loadDescriptors()));
  });

  it.runIf(present)('is that of the release', () => {
    expect(shape(schema)).toBe(shape(buildSchema(readFileSync(FACTS, 'utf8'))));
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
    }).toEqual({ objects: 332, fields: 1462, arguments: 253, enums: 46, values: 345, unions: 20, inputs: 14, scalars: 1 });
  });
});
