import { html, joined, type Html, type Part } from '../../../html/html.ts';
import { badge } from '../badges.ts';
import { cellName } from '../field-name.ts';
import { cellProse, inlineProse } from '../prose.ts';
import type { Field, FieldType, MessageType } from '../../model/types.ts';
import { typeLink, type ProtoContext } from './proto-context.ts';

// End tags of rows and cells may be left out in HTML. With 800 fields on the longest page, whatever a row holds counts:
// its name is the anchor, but no link to itself.

/** The fields of a message with numbers, types and meaning. */
export function fieldTable(context: ProtoContext, { fields, title, name }: MessageType): Html {
  if (fields.length === 0) return html`<p>No fields.</p>`;
  const constraints = context.blocks.get(name)?.constraints;
  const rows = fields.map((field) => [row(context, field, title), facts(constraints?.get(field.protoName) ?? [])]);
  return html`<table class="members"><thead><tr><th scope="col">Field<th scope="col">No.<th scope="col">Type<th scope="col">Meaning<tbody>${rows}</table>`;
}

/** What the rules of a command ask of a field, as short facts. */
const facts = (texts: readonly string[]): Part =>
  texts.length > 0 && html`<p class="default">${joined(texts.map(inlineProse), '; ')}</p>`;

function row(context: ProtoContext, field: Field, owner: string): Html {
  const marks = [
    field.required && badge('required', 'required'),
    field.oneof && badge('oneof', `one of ${field.oneof}`),
    field.deprecated && badge('deprecated', 'deprecated'),
  ];
  return html`<tr id="${owner}.${field.protoName}"><td>${cellName(field.protoName)}${marks}<td>${field.number}<td>${label(context, field)}<td>${cellProse(field.description)}`;
}

function label(context: ProtoContext, { type, repeated, optional }: Field): Part {
  return [repeated ? 'repeated ' : optional && 'optional ', typeText(context, type)];
}

function typeText(context: ProtoContext, type: FieldType): Part {
  if (type.kind === 'scalar') return type.name;
  if (type.kind === 'map') return ['map<', type.key, ', ', typeText(context, type.value), '>'];
  return typeLink(context, type.name);
}
