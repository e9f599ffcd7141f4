import { html, type Html, joined } from '../../html/html.ts';
import type { Operation } from '../model/operation.ts';
import { badge } from './badges.ts';
import { inTree } from './placeholders.ts';
import { prose } from './prose.ts';
import { protoRoute } from '../links/type-route.ts';

/** The top of an operation's page: method and path to copy, what it does, and the way to its rpc. */
export function operationHead(
  { method, path, deprecated, delivery, description, rpc }: Operation,
  protoFile: string,
): Html {
  const breakable = joined(
    path.split('/').map((part) => (part.startsWith('{') ? html`<var>${part}</var>` : part)),
    html`/<wbr>`,
  );
  const marks = [
    deprecated && badge('deprecated', 'deprecated'),
    (delivery === 'stream' || delivery === 'compact-stream') && badge('stream', 'stream'),
  ];
  const [service = '', name = ''] = rpc.name.split('.').slice(-2);
  return html`
    <div class="operation"><span class="method ${method.toLowerCase()}">${method}</span> <code class="path">${breakable}</code>
    <button type="button" class="copy" data-copy="${path}">Copy path</button>${marks}</div>
    ${prose(description)}
    <p class="twins">gRPC: <a href="${inTree(`${protoRoute(protoFile)}#${service}.${name}`)}">${service}.${name}</a></p>`;
}
