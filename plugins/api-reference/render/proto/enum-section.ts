import { badge } from '../badges.ts';
import { heading } from '../heading.ts';
import { graphqlLinks } from '../graphql-links.ts';
import { prose } from '../prose.ts';
import type { EnumType } from '../../model/types.ts';
import type { ProtoContext } from './proto-context.ts';
import { usedByList } from './used-by-list.ts';

/** An enum: its values with numbers and meaning, and where it is used. */
export function enumSection(context: ProtoContext, { name, title, description, deprecated, values }: EnumType): string {
  const rows = values.map((value) => {
    const id = `${title}.${value.valueName}`;
    const mark = value.deprecated ? badge('deprecated', 'deprecated') : '';
    return `<tr id="${id}"><td><a class="name" href="#${id}">${value.valueName}</a>${mark}<td>${value.number}<td>${prose(value.description)}`;
  });
  return (
    `<section class="type-section">${heading({ level: 3, id: title, value: title })}${deprecated ? `<p>${badge('deprecated', 'deprecated')}</p>` : ''}${prose(description)}${graphqlLinks(context.graphql, name)}` +
    `<table class="members"><thead><tr><th scope="col">Value<th scope="col">No.<th scope="col">Meaning<tbody>${rows.join('')}</table>` +
    `${usedByList(context, name)}</section>`
  );
}
