import { escapeAttribute, escapeHtml } from '../../html/highlight/escape-html.ts';
import type { Operation } from '../model/operation.ts';
import { badge } from './badges.ts';
import { inTree } from './placeholders.ts';
import { prose } from './prose.ts';
import { protoRoute } from '../links/type-route.ts';

/** The top of an operation's page: method and path to copy, what it does, and the way to its rpc. */
export function operationHead(
  { method, path, deprecated, delivery, description, rpc }: Operation,
  protoFile: string,
): string {
  const breakable = path
    .split('/')
    .map((part) => (part.startsWith('{') ? `<var>${escapeHtml(part)}</var>` : escapeHtml(part)))
    .join('/<wbr>');
  const marks = [
    deprecated ? badge('deprecated', 'deprecated') : '',
    delivery === 'stream' || delivery === 'compact-stream' ? badge('stream', 'stream') : '',
  ].join('');
  const [service = '', name = ''] = rpc.name.split('.').slice(-2);
  return (
    `<div class="operation"><span class="method ${method.toLowerCase()}">${method}</span> <code class="path">${breakable}</code>` +
    `<button type="button" class="copy" data-copy="${escapeAttribute(path)}">Copy path</button>${marks}</div>` +
    prose(description) +
    `<p class="twins">gRPC: <a href="${inTree(`${protoRoute(protoFile)}#${service}.${name}`)}">${service}.${name}</a></p>`
  );
}
