import { badge } from '../badges.ts';
import { escapeHtml } from '../../../highlight/escape-html.ts';
import { heading } from '../heading.ts';
import { inTree } from '../placeholders.ts';
import { graphqlLinks } from '../graphql-links.ts';
import { prose } from '../prose.ts';
import type { Rpc, ServiceType } from '../../model/types.ts';
import { typeLink, type ProtoContext } from './proto-context.ts';

/** A service: its rpcs with their messages, and the REST operations that they are reached by too. */
export function serviceSection(context: ProtoContext, { title, description, rpcs }: ServiceType): string {
  const rows = rpcs.map((rpc) => row(context, rpc, title));
  return (
    `<section class="type-section">${heading({ level: 3, id: title, value: title })}${prose(description)}` +
    `<table class="members"><thead><tr><th scope="col">Rpc<th scope="col">Request and response<th scope="col">Meaning<tbody>${rows.join('')}</table></section>`
  );
}

function row(context: ProtoContext, rpc: Rpc, service: string): string {
  const id = `${service}.${rpc.rpcName}`;
  const mark = rpc.deprecated ? badge('deprecated', 'deprecated') : '';
  const request = (rpc.clientStreaming ? 'stream ' : '') + typeLink(context, rpc.request);
  const response = (rpc.serverStreaming ? 'stream ' : '') + typeLink(context, rpc.response);
  const operation = context.model.operationOf(rpc.name);
  const twin = operation
    ? `<p>REST: <a href="${inTree(operation.route)}">${operation.method} ${escapeHtml(operation.path)}</a></p>`
    : '';
  return `<tr id="${id}"><td><a class="name" href="#${id}">${rpc.rpcName}</a>${mark}<td>${request} → ${response}<td>${prose(rpc.description)}${twin}${graphqlLinks(context.graphql, rpc.name)}`;
}
