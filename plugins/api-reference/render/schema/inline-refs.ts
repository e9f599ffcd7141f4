import type { Schema } from '../../wallet/types.ts';
import { resolved, type Schemas } from './schema-label.ts';

/** A schema with every reference replaced by what it refers to, and without texts: what a program needs to check values. */
export function inlineRefs(schemas: Schemas, schema: Schema, above: readonly unknown[] = []): Schema {
  if (above.includes(schema['$ref']) && schema['$ref'] !== undefined) return {}; // a schema within itself takes anything
  const { $ref, description: _description, ...own } = resolved(schemas, schema);
  const inside = $ref === undefined ? above : [...above, $ref];
  return Object.fromEntries(
    Object.entries(own).map(([key, value]) => {
      if (key === 'items' || key === 'additionalProperties') return [key, isSchema(value) ? inlineRefs(schemas, value, inside) : value];
      if (key !== 'properties' || !isSchema(value)) return [key, value];
      return [key, Object.fromEntries(Object.entries(value).map(([name, member]) => [name, inlineRefs(schemas, member as Schema, inside)]))];
    }),
  );
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
