import { html, type Html, type Part } from '../../html/html.ts';
import { scalarSchema } from '../json-schema/scalar-schema.ts';
import type { Model } from '../model/model.ts';
import type { FieldType } from '../model/types.ts';
import { inTree } from './placeholders.ts';
import { typeRoute } from '../links/type-route.ts';

/** The type of a field as JSON writes it: `string (uint64)`, `boolean`, or the linked name of a message or enum. */
export function typeLabel(model: Model, type: FieldType, repeated: boolean): Html {
  return html`<span class="type">${repeated && 'list of '}${label(model, type)}</span>`;
}

function label(model: Model, type: FieldType): Part {
  if (type.kind === 'map') return html`map of ${type.key} to ${label(model, type.value)}`;
  if (type.kind !== 'scalar') {
    const route = typeRoute(model, type.name);
    const title = (model.message(type.name) ?? model.enumeration(type.name))?.title ?? 'any JSON value';
    return route ? html`<a href="${inTree(route)}">${title}</a>` : title;
  }
  const { type: json = '' } = scalarSchema(type.name);
  if (type.name === 'bytes') return 'string (base64)';
  return json === type.name || type.name === 'bool' ? json : `${json} (${type.name})`;
}
