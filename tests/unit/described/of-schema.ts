import type { Described } from '../proto-comment-rules.ts';

/** A JSON Schema, as far as it is looked at. */
export type Schema = Readonly<Record<string, unknown>>;

const schemas = (value: unknown): [string, Schema][] => Object.entries((value ?? {}) as Record<string, Schema>);

/**
 * A schema and the properties below it. What only refers to a named schema is left out: it is described there.
 *
 * @param name of the schema, with dots between the names of properties
 * @param kind `message` for a named schema, `field` for a property
 */
export function ofSchema(name: string, schema: Schema, kind: Described['kind'] = 'field'): Described[] {
  const inner = [...schemas(schema['properties']), ...schemas((schema['items'] as Schema | undefined)?.['properties'])];
  const below = inner.flatMap(([property, child]) => ofSchema(`${name}.${property}`, child));
  if ('$ref' in schema) return below;
  return [
    {
      name,
      kind,
      type: JSON.stringify(schema['type'] ?? schema['allOf'] ?? ''),
      comment: String(schema['description'] ?? ''),
    },
    ...below,
  ];
}
