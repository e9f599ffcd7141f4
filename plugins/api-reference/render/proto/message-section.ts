import { badge } from '../badges.ts';
import { heading } from '../heading.ts';
import { graphqlLinks } from '../graphql-links.ts';
import { prose } from '../prose.ts';
import type { Field, FieldType, MessageType } from '../../model/types.ts';
import { typeLink, type ProtoContext } from './proto-context.ts';
import { usedByList } from './used-by-list.ts';

/** A message: its fields with numbers, types and meaning, and where it is used. */
export function messageSection(context: ProtoContext, message: MessageType): string {
  const { title, fields, description, deprecated } = message;
  const rows = fields.map((field) => row(context, field, title));
  const table =
    rows.length === 0
      ? '<p>No fields.</p>'
      : `<table class="members"><thead><tr><th scope="col">Field<th scope="col">No.<th scope="col">Type<th scope="col">Meaning<tbody>${rows.join('')}</table>`;
  return (
    `<section class="type-section">${heading({ level: 3, id: title, value: title })}${deprecated ? `<p>${badge('deprecated', 'deprecated')}</p>` : ''}` +
    `${prose(description)}${graphqlLinks(context.graphql, message.name)}${groups(message)}${table}${usedByList(context, message.name)}</section>`
  );
}

/** Which fields exclude each other. */
function groups({ oneofs }: MessageType): string {
  return oneofs
    .filter(({ description }) => description)
    .map(({ name, description }) => `<p>One of <code>${name}</code>:</p>${prose(description)}`)
    .join('');
}

// End tags of rows and cells may be left out in HTML; the longest page saves a tenth of its size.
function row(context: ProtoContext, field: Field, owner: string): string {
  const id = `${owner}.${field.protoName}`;
  const marks = [
    field.required ? badge('required', 'required') : '',
    field.oneof ? badge('oneof', `one of ${field.oneof}`) : '',
    field.deprecated ? badge('deprecated', 'deprecated') : '',
  ].join('');
  return `<tr id="${id}"><td><a class="name" href="#${id}">${field.protoName}</a>${marks}<td>${field.number}<td>${label(context, field)}<td>${prose(field.description)}`;
}

function label(context: ProtoContext, { type, repeated, optional }: Field): string {
  return (repeated ? 'repeated ' : optional ? 'optional ' : '') + typeText(context, type);
}

function typeText(context: ProtoContext, type: FieldType): string {
  if (type.kind === 'scalar') return type.name;
  if (type.kind === 'map') return `map&lt;${type.key}, ${typeText(context, type.value)}&gt;`;
  return typeLink(context, type.name);
}
