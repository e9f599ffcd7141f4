import type { Schema } from '../wallet/types.ts';
import { comment, type TypeText } from './message-types.ts';

const plain: Readonly<Record<string, TypeText>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

/**
 * The TypeScript type of a JSON Schema, for the words that the wallet's document uses.
 *
 * @param space namespace that holds the types of `components/schemas`
 * @throws Error for a schema that says nothing
 */
export function schemaType(schema: Schema, space: string, indent = ''): TypeText {
  const at = (name: string): unknown => schema[name];
  const listed = (name: string): readonly Schema[] | undefined => at(name) as readonly Schema[] | undefined;
  if (typeof at('$ref') === 'string') return `${space}.${String(at('$ref')).replace(/^.*\//, '')}`;
  const all = listed('allOf');
  if (all) return all.map((each) => schemaType(each, space, indent)).join(' & ');
  const any = listed('anyOf') ?? listed('oneOf');
  if (any) return any.map((each) => schemaType(each, space, indent)).join(' | ');
  const values = at('enum') as readonly unknown[] | undefined;
  if (values) return values.map((value) => `'${String(value)}'`).join(' | ');
  const types = at('type');
  if (Array.isArray(types))
    return types.map((type: string) => schemaType({ ...schema, type }, space, indent)).join(' | ');
  const type = String(types);
  if (type === 'array') return `readonly (${schemaType(at('items') as Schema, space, indent)})[]`;
  if (type === 'object') return objectType(schema, space, indent);
  const known = plain[type];
  if (known === undefined) throw new Error(`There is no type for the schema ${JSON.stringify(schema)}.`);
  return known;
}

function objectType(schema: Schema, space: string, indent: string): TypeText {
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, Schema>>;
  const required = new Set(schema['required'] as readonly string[] | undefined);
  const more = schema['additionalProperties'];
  if (Object.keys(properties).length === 0)
    return typeof more === 'object' && more !== null
      ? `Readonly<Record<string, ${schemaType(more as Schema, space, indent)}>>`
      : 'Readonly<Record<string, unknown>>';
  const members = Object.entries(properties).map(
    ([name, member]) =>
      `${comment(String(member['description'] ?? ''), false, `${indent}  `)}${indent}  readonly ${name}${required.has(name) ? '' : '?'}: ${schemaType(member, space, `${indent}  `)};\n`,
  );
  return `{\n${members.join('')}${indent}}`;
}
