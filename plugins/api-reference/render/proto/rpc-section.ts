import { badge } from '../badges.ts';
import { escapeHtml } from '../../../highlight/escape-html.ts';
import { inTree } from '../placeholders.ts';
import { prose } from '../prose.ts';
import type { MessageType, Rpc } from '../../model/types.ts';
import { fieldTable } from './field-table.ts';
import { messageText } from './message-section.ts';
import { ownHeading } from './own-heading.ts';
import { typeLink, type ProtoContext } from './proto-context.ts';

/**
 * The request or response of an rpc, where nothing else uses it and it is of the same file: it is explained together
 * with the rpc then.
 */
export function ownMessage({ model, uses, file }: ProtoContext, rpc: Rpc, name: string): MessageType | undefined {
  const message = model.message(name);
  const only = uses.get(name) ?? [];
  return message?.file === file && only.length === 1 && only[0]?.name === rpc.name ? message : undefined;
}

/** An rpc: what it does, the REST operation that it is reached by too, its request and its response. */
export function rpcSection(context: ProtoContext, rpc: Rpc, service: string): string {
  const operation = context.model.operationOf(rpc.name);
  const twin = operation
    ? `<p class="twins">REST: <a href="${inTree(operation.route)}">${operation.method} ${escapeHtml(operation.path)}</a></p>`
    : '';
  return (
    `<section class="type-section">${ownHeading(3, `${service}.${rpc.rpcName}`, rpc.rpcName)}` +
    `${rpc.deprecated ? `<p>${badge('deprecated', 'deprecated')}</p>` : ''}${prose(rpc.description)}${twin}` +
    side(context, rpc, 'Request', rpc.request, rpc.clientStreaming) +
    `${side(context, rpc, 'Response', rpc.response, rpc.serverStreaming)}</section>`
  );
}

function side(context: ProtoContext, rpc: Rpc, word: string, name: string, streams: boolean): string {
  const label = streams ? `${word} stream` : word;
  const message = ownMessage(context, rpc, name);
  if (!message) return `<p>${label}: ${typeLink(context, name)}</p>`;
  return `<h4 id="${message.title}">${label}: ${message.title}</h4>${messageText(message)}${fieldTable(context, message)}`;
}
