import { badge } from '../badges.ts';
import { prose } from '../prose.ts';
import type { MessageType } from '../../model/types.ts';
import { fieldTable } from './field-table.ts';
import { ownHeading } from './own-heading.ts';
import type { ProtoContext } from './proto-context.ts';
import { usedByList } from './used-by-list.ts';

/** A message: what it is, its fields, and where it is used. */
export function messageSection(context: ProtoContext, message: MessageType): string {
  const { title, name } = message;
  return `<section class="type-section">${ownHeading(3, title)}${messageText(message)}${fieldTable(context, message)}${usedByList(context, name)}</section>`;
}

/** The description of a message and of its groups of fields that exclude each other. */
export function messageText({ deprecated, description, oneofs }: MessageType): string {
  const groups = oneofs.filter((oneof) => oneof.description).map((oneof) => `<p>One of <code>${oneof.name}</code>:</p>${prose(oneof.description)}`);
  return (deprecated ? `<p>${badge('deprecated', 'deprecated')}</p>` : '') + prose(description) + groups.join('');
}
