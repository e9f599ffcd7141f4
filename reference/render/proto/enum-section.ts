import { html, type Html } from '../../../html/html.ts';
import { badge } from '../badges.ts';
import { cellName } from '../field-name.ts';
import { graphqlLinks } from '../graphql-links.ts';
import { cellProse, prose } from '../prose.ts';
import type { EnumType } from '../../model/types.ts';
import { ownHeading } from './own-heading.ts';
import type { ProtoContext } from './proto-context.ts';
import { usedByList } from './used-by-list.ts';

/** An enum: its values with numbers and meaning, and where it is used. */
export function enumSection(context: ProtoContext, { name, title, description, deprecated, values }: EnumType): Html {
  const rows = values.map((value) => {
    const mark = value.deprecated && badge('deprecated', 'deprecated');
    return html`<tr id="${title}.${value.valueName}"><td>${cellName(value.valueName)}${mark}<td>${value.number}<td>${cellProse(value.description)}`;
  });
  return html`
    <section class="type-section element-enum">${ownHeading(3, title)}${deprecated && html`<p>${badge('deprecated', 'deprecated')}</p>`}${prose(description)}${graphqlLinks(context.graphql, name)}
    <table class="members"><thead><tr><th scope="col">Value<th scope="col">No.<th scope="col">Meaning<tbody>${rows}</table>
    ${usedByList(context, name)}</section>`;
}
