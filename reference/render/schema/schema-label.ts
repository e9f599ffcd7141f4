import { escapeHtml } from '../../../html/highlight/escape-html.ts';
import type { Schema } from '../../wallet/types.ts';

/** Where `$ref` leads: the schemas of the document, by name. */
export type Schemas = Readonly<Record<string, Schema>>;

/** Name of the schema that `$ref` names, or undefined without one. */
function refName(schema: Schema): string | undefined {
  const ref = schema['$ref'];
  return typeof ref === 'string' ? ref.slice(ref.lastIndexOf('/') + 1) : undefined;
}

/** The schema itself, or the one that it refers to; what stands beside `$ref` wins. */
export function resolved(schemas: Schemas, schema: Schema): Schema {
  const name = refName(schema);
  return name === undefined ? schema : { ...schemas[name], ...schema };
}

/** The type of a schema in words: `string`, `list of PublicKey`, `SendingMode: string`. */
export function schemaLabel(schemas: Schemas, schema: Schema): string {
  return `<span class="type">${escapeHtml(words(schemas, schema))}</span>`;
}

function words(schemas: Schemas, schema: Schema): string {
  const target = resolved(schemas, schema);
  const name = refName(schema);
  const types = [target['type'] ?? 'any'].flat().map(String);
  const named = types.map((type) => {
    if (type === 'array') return `list of ${words(schemas, (target['items'] ?? {}) as Schema)}`;
    if (type === 'object' && isSchema(target['additionalProperties'])) return `map to ${words(schemas, target['additionalProperties'])}`;
    if (type === 'object') return name ?? 'object';
    return type === 'null' ? 'null' : name ? `${name} (${type})` : type;
  });
  return named.join(' or ');
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
