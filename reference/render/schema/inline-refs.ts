import type { Schema } from '../../wallet/types.ts';
import { resolved, type Schemas } from './schema-label.ts';

/** A schema with every reference replaced by what it refers to, and without texts: what a program needs to check values. */
export function inlineRefs(schemas: Schemas, schema: Schema, above: readonly unknown[] = []): Schema {
  if (above.includes(schema['$ref']) && schema['$ref'] !== undefined) return {}; // a schema within itself takes anything
  const target = resolved(schemas, schema);
  const inside = target['$ref'] === undefined ? above : [...above, target['$ref']];
  const entries = Object.entries(target).filter(([key]) => key !== '$ref' && key !== 'description');
  return Object.fromEntries(
    entries.map(([key, value]) => {
      if (key === 'items' || key === 'additionalProperties')
        return [key, isSchema(value) ? inlineRefs(schemas, value, inside) : value];
      if (key !== 'properties' || !isSchema(value)) return [key, value];
      return [
        key,
        Object.fromEntries(
          Object.entries(value).map(([name, member]) => [name, inlineRefs(schemas, member as Schema, inside)]),
        ),
      ];
    }),
  );
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
