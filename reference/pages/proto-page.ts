import { html, type Html, nothing } from '../../html/html.ts';
import type { MessageBlock } from '../render/commands/command-block.ts';
import { errorSources, type ApiErrors, type ErrorSource } from '../errors/types.ts';
import { noTwins, type GraphqlTwins } from '../links/graphql-twins.ts';
import type { Use } from '../links/used-by.ts';
import type { Model } from '../model/model.ts';
import type { ProtoFile, ServiceType } from '../model/types.ts';
import { commonRpcErrors } from '../render/error-table.ts';
import { firstSentence } from '../render/first-sentence.ts';
import { heading, type TocItem } from '../render/heading.ts';
import { prose } from '../render/prose.ts';
import { enumSection } from '../render/proto/enum-section.ts';
import { messageSection } from '../render/proto/message-section.ts';
import { ownMessage, ownParts } from '../render/proto/own-parts.ts';
import type { ProtoContext } from '../render/proto/proto-context.ts';
import { rpcSection } from '../render/proto/rpc-section.ts';
import { manyTypes, typeIndex } from '../render/proto/type-index.ts';
import { protoRoute } from '../links/type-route.ts';
import { ofRelease } from '../render/placeholders.ts';
import type { ReferencePage } from './reference-page.ts';

/** The page of one .proto file: its services, messages and enums. */
export function protoPage(
  model: Model,
  file: ProtoFile,
  uses: ReadonlyMap<string, readonly Use[]>,
  graphql: GraphqlTwins = noTwins,
  blocks: ReadonlyMap<string, MessageBlock> = new Map(),
  errors: ApiErrors['rpcs'] = new Map(),
): ReferencePage {
  const context: ProtoContext = { model, file: file.path, uses, graphql, blocks, errors };
  const withRpcs = file.services
    .flatMap(({ rpcs }) => rpcs)
    .flatMap((rpc) => [rpc.request, rpc.response].flatMap((name) => ownMessage(context, rpc.name, name) ?? []));
  const inside = new Set([...withRpcs, ...file.messages.flatMap((message) => ownParts(context, message))]);
  const parts = [
    ...file.services.map((service) => servicePart(context, service)),
    part(
      'messages',
      'Messages',
      file.messages.filter((message) => !inside.has(message)),
      (message) => messageSection(context, message),
    ),
    part('enums', 'Enums', file.enums, (enumeration) => enumSection(context, enumeration)),
  ];
  return {
    route: protoRoute(file.path),
    title: file.path,
    description: firstSentence(file.description) || `Messages, fields and enums of the package ${file.package}.`,
    sidebarLabel: file.path.split('/').at(-1) ?? file.path,
    source: ofRelease(`proto/${file.path}`),
    toc: parts.flatMap(({ toc }) => toc),
    html: html`<p>Package <code>${file.package}</code></p>${prose(file.description)}${parts.map(({ html }) => html)}`,
  };
}

interface Part {
  readonly toc: readonly TocItem[];
  readonly html: Html;
}

/** A service: its rpcs, each with the messages that only it uses. */
function servicePart(context: ProtoContext, service: ServiceType): Part {
  const head = { id: service.title, value: service.title, level: 2 };
  const rpcs = service.rpcs.map(({ rpcName }) => ({ id: `${service.title}.${rpcName}`, value: rpcName, level: 3 }));
  const many = rpcs.length > manyTypes;
  const source = (Object.keys(errorSources) as ErrorSource[]).find((key) => errorSources[key] === service.name);
  const common = source && commonRpcErrors(source, service.title);
  return {
    toc: [head, ...(common ? [common.toc] : []), ...(many ? [] : rpcs)],
    html: html`
      ${heading(head)}
      ${prose(service.description)}
      ${many && typeIndex(rpcs)}
      ${common?.html}
      ${service.rpcs.map((rpc) => rpcSection(context, rpc, service.title))}`,
  };
}

function part<T extends { readonly title: string }>(
  id: string,
  value: string,
  items: readonly T[],
  render: (item: T) => Html,
): Part {
  if (items.length === 0) return { toc: [], html: nothing };
  const head = { id, value, level: 2 };
  const many = items.length > manyTypes;
  const entries = many ? [] : items.map(({ title }) => ({ id: title, value: title, level: 3 }));
  return {
    toc: [head, ...entries],
    html: html`
      ${heading(head)}
      ${many && typeIndex(items.map(({ title }) => ({ id: title, value: title })))}
      ${items.map(render)}`,
  };
}
