import { html, type Html } from '../../../html/html.ts';
import type { GraphQLEnumType } from 'graphql';
import { hashLink } from '../../render/heading.ts';
import { prose } from '../../render/prose.ts';

/** The values of an enum, with what each means. */
export function valueList(type: GraphQLEnumType): Html {
  const items = type.getValues().map(({ name, description }) => {
    const id = `${type.name}.${name}`;
    return html`<li id="${id}"><code class="name">${name}</code>${hashLink(id, id)}${prose(description ?? '')}</li>`;
  });
  return html`<ul class="fields">${items}</ul>`;
}
