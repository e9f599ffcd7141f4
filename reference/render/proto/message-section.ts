import { html, type Html } from '../../../html/html.ts';
import { badge } from '../badges.ts';
import { callHtml } from '../call.ts';
import { graphqlLinks } from '../graphql-links.ts';
import { prose } from '../prose.ts';
import type { MessageType } from '../../model/types.ts';
import { fieldTable } from './field-table.ts';
import { ownHeading } from './own-heading.ts';
import { ownParts } from './own-parts.ts';
import type { ProtoContext } from './proto-context.ts';
import { usedByList } from './used-by-list.ts';

/** A message: what it is, its fields, and where it is used. */
export function messageSection(context: ProtoContext, message: MessageType): Html {
  const { title, name } = message;
  const parts = ownParts(context, message).map((part) => innerMessage(context, part));
  const block = context.blocks.get(name);
  const lead = [messageText(message), graphqlLinks(context.graphql, name)];
  const fields = [fieldTable(context, message), parts, block?.html];
  const body = block?.code
    ? callHtml({ lead, code: block.code, fields, tool: block.tool }, block.forWallets)
    : [lead, fields];
  return html`<section class="type-section element-message">${ownHeading(3, title)}${body}${usedByList(context, name)}</section>`;
}

/** A message that is explained inside the section of the only thing that uses it. */
export function innerMessage(context: ProtoContext, message: MessageType, heading: string = message.title): Html {
  return html`<h4 id="${message.title}">${heading}</h4>${messageText(message)}${graphqlLinks(context.graphql, message.name)}${fieldTable(context, message)}`;
}

/** The description of a message and of its groups of fields that exclude each other. */
function messageText({ deprecated, description, oneofs }: MessageType): Html {
  const groups = oneofs
    .filter((oneof) => oneof.description)
    .map((oneof) => prose(`One of \`${oneof.name}\`: ${oneof.description}`));
  return html`${deprecated && html`<p>${badge('deprecated', 'deprecated')}</p>`}${prose(description)}${groups}`;
}
