import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { newestRelease } from '../../../product.ts';
import type { Schema } from '../../wallet/types.ts';
import { membersOf } from './schema-fields.ts';
import { resolved, schemaLabel, type Schemas } from './schema-label.ts';

const schemas: Schemas = {
  Key: { type: 'string', description: 'A key.', minLength: 1 },
  Pair: { type: 'object', required: ['first'], properties: { first: { type: 'string' }, second: { type: 'integer' } } },
  One: { type: 'object', required: ['error'], properties: { error: { type: 'string' } } },
  Many: {
    type: 'object',
    required: ['error', 'errors'],
    properties: { error: { type: 'string' }, errors: { type: 'array', items: { type: 'string' } } },
  },
};
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const label = (schema: Schema): string => schemaLabel(schemas, schema).text.replace(/<[^>]+>/g, '');

describe('a schema', () => {
  it('that gives a reference a description of its own is what it refers to, with that description', () => {
    const schema = { allOf: [ref('Key')], description: 'Key of the sender.' };
    expect(label(schema)).toBe('Key (string)');
    expect(resolved(schemas, schema)).toMatchObject({
      type: 'string',
      description: 'Key of the sender.',
      minLength: 1,
    });
    expect(label({ type: 'array', items: { allOf: [ref('Pair')] } })).toBe('list of Pair');
    expect(
      membersOf(schemas, { allOf: [ref('Pair')], description: 'Both.' }).map(({ name, required }) => [name, required]),
    ).toEqual([
      ['first', true],
      ['second', false],
    ]);
  });

  it('of several parts has the members of all', () => {
    expect(
      membersOf(schemas, { allOf: [ref('Pair'), ref('One')], required: ['second'] }).map(({ name, required }) => [
        name,
        required,
      ]),
    ).toEqual([
      ['first', true],
      ['second', true],
      ['error', true],
    ]);
  });

  it('with a choice names each alternative and shows the members of all', () => {
    const choice = { oneOf: [ref('One'), ref('Many')] };
    expect(label(choice)).toBe('One or Many');
    expect(membersOf(schemas, choice).map(({ name, required }) => [name, required])).toEqual([
      ['error', true],
      ['errors', false],
    ]);
  });
});

describe('the wallet reference', () => {
  const openrpc = parse(readFileSync(`${newestRelease.folder}/wallet/openrpc.yaml`, 'utf8')) as {
    components: { schemas: Schemas };
  };
  const methods = readdirSync(`${newestRelease.folder}/wallet/methods`).flatMap(
    (file) =>
      parse(readFileSync(`${newestRelease.folder}/wallet/methods/${file}`, 'utf8')) as {
        name: string;
        params: { name: string; schema: Schema }[];
        result: { schema: Schema };
      }[],
  );
  const all = openrpc.components.schemas;
  const untyped = (schema: Schema, path: string, depth = 0): string[] =>
    depth > 6
      ? []
      : [
          ...(schemaLabel(all, schema).text.includes('any') ? [path] : []),
          ...membersOf(all, schema).flatMap(({ name, schema: member }) =>
            untyped(member, `${path}.${name}`, depth + 1),
          ),
        ];

  it('tells the type of every parameter and of every member of a result', () => {
    const found = methods.flatMap(({ name, params, result }) => [
      ...params.flatMap((param) => untyped(param.schema, `${name}.${param.name}`)),
      ...untyped(result.schema, `${name}.result`),
    ]);
    expect(methods.length).toBeGreaterThan(40);
    expect(found).toEqual([]);
  });

  it('opens the members of a signed transaction in the result', () => {
    const send = methods.find(({ name }) => name === 'client.send_transaction');
    const transaction = membersOf(all, send?.result.schema ?? {}).find(({ name }) => name === 'transaction');
    expect(membersOf(all, transaction?.schema ?? {}).map(({ name }) => name)).toEqual([
      'input_data',
      'signature',
      'From',
      'version',
      'pow',
    ]);
  });
});
