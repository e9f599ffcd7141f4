import { html, type Html, type Part } from '../../../html/html.ts';
import { badge } from '../badges.ts';
import { callHtml } from '../call.ts';
import { rpcErrors } from '../error-table.ts';
import { graphqlLinks } from '../graphql-links.ts';
import { inTree } from '../placeholders.ts';
import { prose } from '../prose.ts';
import type { Rpc } from '../../model/types.ts';
import { innerMessage } from './message-section.ts';
import { ownHeading } from './own-heading.ts';
import { ownMessage, ownParts } from './own-parts.ts';
import { typeLink, type ProtoContext } from './proto-context.ts';
import { rpcFigures } from './rpc-figures.ts';

/** An rpc: what it does, the REST operation that it is reached by too, its request and its response. */
export function rpcSection(context: ProtoContext, rpc: Rpc, service: string): Html {
  const operation = context.model.operationOf(rpc.name);
  const twin =
    operation &&
    html`<p class="twins">REST: <a href="${inTree(operation.route)}">${operation.method} ${operation.path}</a></p>`;
  return html`
    <section class="type-section element-method">${ownHeading(3, `${service}.${rpc.rpcName}`, rpc.rpcName)}
    ${callHtml(
      {
        lead: [
          rpc.deprecated && html`<p>${badge('deprecated', 'deprecated')}</p>`,
          prose(rpc.description),
          twin,
          graphqlLinks(context.graphql, rpc.name),
        ],
        code: rpcFigures(context.model, rpc, service),
        fields: [
          side(context, rpc, 'Request', rpc.request, rpc.clientStreaming),
          side(context, rpc, 'Response', rpc.response, rpc.serverStreaming),
          errorsOf(context, rpc, service),
        ],
      },
      false,
    )}
    </section>`;
}

/** Nothing for an rpc of which no table says what it gives. */
function errorsOf({ errors }: ProtoContext, { name }: Rpc, service: string): Html | undefined {
  const own = errors.get(name);
  return own && rpcErrors(own, service);
}

function side(context: ProtoContext, rpc: Rpc, word: string, name: string, streams: boolean): Part {
  const label = streams ? `${word} stream` : word;
  const message = ownMessage(context, rpc.name, name);
  if (!message) return html`<p>${label}: ${typeLink(context, name)}</p>`;
  return [
    innerMessage(context, message, `${label}: ${message.title}`),
    ownParts(context, message).map((part) => innerMessage(context, part)),
  ];
}
