import { html, joined, type Html, type Part } from '../../../html/html.ts';
import type { Schema } from '../../wallet/types.ts';
import { badge } from '../badges.ts';
import { codeList } from '../code-list.ts';
import { fieldName } from '../field-name.ts';
import { prose } from '../prose.ts';
import { treeHtml } from '../tree-html.ts';
import { alternatives, resolved, schemaLabel, type Schemas } from './schema-label.ts';

/** One named value of a JSON document. */
export interface SchemaField {
  readonly name: string;
  readonly schema: Schema;
  readonly required: boolean;
  /** Wins over the description of the schema. */
  readonly description?: string;
  readonly marks?: Part;
}

const deepest = 6;

/**
 * Named values and what they hold, as a tree that the reader unfolds.
 *
 * @param path what ids start with; must be unique on the page
 */
export function schemaFields(schemas: Schemas, fields: readonly SchemaField[], path: string): Html {
  const tree = list(schemas, fields, path, 1);
  return treeHtml(tree, {
    count: tree.text.split('<li id=').length - 1,
    foldable: tree.text.includes('<details>'),
    required: tree.text.split('<span class="badge required">').length - 1,
  });
}

const list = (schemas: Schemas, fields: readonly SchemaField[], path: string, depth: number): Html =>
  html`<ul class="fields">${fields.map((field) => item(schemas, field, `${path}.${field.name}`, depth))}</ul>`;

/**
 * The members of an object schema, or of the objects in a list; empty for other schemas. Of a choice these are the members
 * of all alternatives, and required is what each of them requires.
 */
export function membersOf(schemas: Schemas, schema: Schema): SchemaField[] {
  const target = resolved(schemas, schema);
  const items = target['items'] ?? target['additionalProperties'];
  if (target['properties'] === undefined && typeof items === 'object' && items !== null)
    return membersOf(schemas, items as Schema);
  const choices = alternatives(schemas, schema).map((choice) => membersOf(schemas, choice));
  if (target['properties'] === undefined && choices.length > 0) {
    const named = new Map(choices.flat().map((member) => [member.name, member]));
    return [...named.values()].map((member) => ({
      ...member,
      required: choices.every((members) => members.some(({ name, required }) => name === member.name && required)),
    }));
  }
  const required = (target['required'] ?? []) as readonly string[];
  const properties = (target['properties'] ?? {}) as Readonly<Record<string, Schema>>;
  return Object.entries(properties).map(([name, property]) => ({
    name,
    schema: property,
    required: required.includes(name),
  }));
}

function item(schemas: Schemas, field: SchemaField, id: string, depth: number): Html {
  const target = resolved(schemas, field.schema);
  const members = depth < deepest ? membersOf(schemas, field.schema) : [];
  const values = (target['enum'] ?? []) as readonly unknown[];
  const below =
    members.length > 0 &&
    html`<details><summary>${members.length} ${members.length === 1 ? 'member' : 'members'}</summary>${list(schemas, members, id, depth + 1)}</details>`;
  return html`
    <li id="${id}">${fieldName(id, field.name)} ${schemaLabel(schemas, field.schema)}${field.required && badge('required', 'required')}${field.marks}
    ${prose(field.description ?? String(target['description'] ?? ''))}
    ${values.length > 0 && html`<p>One of ${codeList(values.map(String))}.</p>`}
    ${limits(target)}${below}</li>`;
}

/** What a value has to keep to, as short facts: pattern, bounds, length, format; empty where the schema says none. */
function limits(schema: Schema): Part {
  const fact = (key: string, text: (value: string) => Part): Part =>
    schema[key] !== undefined && text(String(schema[key]));
  const parts = [
    schema['const'] !== undefined && html`always <code>${JSON.stringify(schema['const'])}</code>`,
    fact('format', (value) => `format ${value}`),
    fact('pattern', (value) => html`matches <code>${value}</code>`),
    fact('minimum', (value) => `at least ${value}`),
    fact('exclusiveMinimum', (value) => `more than ${value}`),
    fact('maximum', (value) => `at most ${value}`),
    fact('exclusiveMaximum', (value) => `less than ${value}`),
    fact('minLength', (value) => `at least ${value} ${value === '1' ? 'character' : 'characters'}`),
    fact('maxLength', (value) => `at most ${value} characters`),
    fact('minItems', (value) => `at least ${value} ${value === '1' ? 'entry' : 'entries'}`),
    fact('maxItems', (value) => `at most ${value} entries`),
    schema['uniqueItems'] === true && 'each entry once',
    schema['default'] !== undefined && html`default <code>${JSON.stringify(schema['default'])}</code>`,
  ].filter((part) => part !== false);
  return parts.length > 0 && html`<p class="default">${joined(parts, '; ')}</p>`;
}
