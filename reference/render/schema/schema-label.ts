import { html, type Html } from '../../../html/html.ts';
import type { Schema } from '../../wallet/types.ts';

/** Where `$ref` leads: the schemas of the document, by name. */
export type Schemas = Readonly<Record<string, Schema>>;

const listOf = (value: unknown): readonly Schema[] => (Array.isArray(value) ? (value as readonly Schema[]) : []);

/**
 * Name of the schema that `$ref` names, or undefined without one. OpenAPI gives a reference a description of its own by
 * `allOf` with that reference alone, which is the same.
 */
function refName(schema: Schema): string | undefined {
  const parts = listOf(schema['allOf']);
  const ref = schema['$ref'] ?? (parts.length === 1 ? parts[0]?.['$ref'] : undefined);
  return typeof ref === 'string' ? ref.slice(ref.lastIndexOf('/') + 1) : undefined;
}

/**
 * The schema itself, or the one that it refers to, with all parts of `allOf` in one. What stands beside `$ref` or `allOf`
 * wins; members and required names of the parts add up.
 */
export function resolved(schemas: Schemas, schema: Schema): Schema {
  const { allOf, ...own } = schema;
  const name = refName(own);
  const parts = [
    ...(name === undefined ? [] : [resolved(schemas, schemas[name] ?? {})]),
    ...listOf(allOf).map((part) => resolved(schemas, part)),
    own,
  ];
  if (parts.length === 1) return own;
  const sum = (key: 'properties' | 'required'): Schema => {
    const found = parts.map((part) => part[key]).filter((value) => value !== undefined);
    if (found.length === 0) return {};
    return {
      [key]: key === 'required' ? [...new Set((found as string[][]).flat())] : (Object.assign({}, ...found) as Schema),
    };
  };
  return { ...(Object.assign({}, ...parts) as Schema), ...sum('properties'), ...sum('required') };
}

/** The schemas of which a value follows one; empty where there is no choice. */
export function alternatives(schemas: Schemas, schema: Schema): readonly Schema[] {
  const target = resolved(schemas, schema);
  return [...listOf(target['oneOf']), ...listOf(target['anyOf'])];
}

/** The type of a schema in words: `string`, `list of PublicKey`, `SendingMode: string`. */
export function schemaLabel(schemas: Schemas, schema: Schema): Html {
  return html`<span class="type">${words(schemas, schema)}</span>`;
}

function words(schemas: Schemas, schema: Schema): string {
  const target = resolved(schemas, schema);
  const name = refName(schema);
  const choices = alternatives(schemas, schema);
  if (target['type'] === undefined && choices.length > 0)
    return [...new Set(choices.map((choice) => words(schemas, choice)))].join(' or ');
  const types = [target['type'] ?? 'any'].flat().map(String);
  const named = types.map((type) => {
    if (type === 'array') return `list of ${words(schemas, (target['items'] ?? {}) as Schema)}`;
    if (type === 'object' && isSchema(target['additionalProperties']))
      return `map to ${words(schemas, target['additionalProperties'])}`;
    if (type === 'object') return name ?? 'object';
    return type === 'null' ? 'null' : name ? `${name} (${type})` : type;
  });
  return named.join(' or ');
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
