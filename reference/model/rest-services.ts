import { DefinitionError } from '../descriptors/definition-error.ts';
import { httpBinding, type HttpBinding } from '../descriptors/http-binding.ts';
import type { Descriptors } from '../descriptors/load-descriptors.ts';
import type { YamlFile } from '../yaml/read-yaml.ts';
import { jsonName, kebabCase } from '../../common/letter-case.ts';
import type { Category, Delivery, Operation, RestService, ServiceKey } from './operation.ts';
import { parametersOf } from './parameters.ts';
import type { RestDefinition } from './rest-definition.ts';
import { restDefinitionFile } from './rest-file.ts';
import type { MessageType, ProtoFile, Rpc } from './types.ts';

/** The streams whose answers the data node's gateway writes in its compact form (datanode/gateway/rest/server.go). */
const compactStreams = '/api/v2/stream/';

interface Bound {
  readonly rpc: Rpc;
  readonly binding: HttpBinding;
  readonly source: { readonly file: string; readonly line: number };
}

/**
 * The REST operations by service and category.
 *
 * @throws DefinitionError when rest.yaml names an operation that no rpc is bound to, names one twice, or leaves one out
 */
export function restServices(
  descriptors: Descriptors,
  files: readonly ProtoFile[],
  { value: definition, line }: YamlFile<RestDefinition>,
): RestService[] {
  const messages = new Map(files.flatMap((file) => file.messages).map((message) => [message.name, message]));
  const bound = boundRpcs(descriptors, files, definition);
  const file = restDefinitionFile(descriptors.release);
  const left = new Set(bound.keys());
  const categories = definition.categories.map((entry, index): Category => {
    const operations = Object.entries(entry.operations).map(([id, title]) => {
      const found = bound.get(id);
      const place = { file, line: line('categories', index, 'operations', id) };
      if (!found)
        throw new DefinitionError(place, `no rpc with an HTTP binding is called ${id}`, 'Ids are Service_Rpc.');
      if (!left.delete(id)) throw new DefinitionError(place, `${id} is in a category already`, 'Keep one of the two.');
      return operationOf(found, { id, title, service: entry.service, category: entry.slug }, definition, messages);
    });
    return {
      ...entry,
      tag: entry.tag ?? entry.label,
      route: `/category/api/rest/${entry.service}/${entry.slug}`,
      operations,
    };
  });
  for (const id of left) {
    throw new DefinitionError(
      bound.get(id)?.source ?? { file },
      `the operation ${id} is in no category of the REST reference`,
      `Add it to a category of ${file}.`,
    );
  }
  return (Object.keys(definition.services) as ServiceKey[]).map((key) => ({
    key,
    title: definition.services[key].title,
    rpcs: definition.services[key].rpcs,
    categories: categories.filter((category) => category.service === key),
  }));
}

/** The rpcs that have a binding, by the id of their operation. */
function boundRpcs(
  descriptors: Descriptors,
  files: readonly ProtoFile[],
  { services }: RestDefinition,
): Map<string, Bound> {
  const bound = new Map<string, Bound>();
  for (const service of files.flatMap((file) => file.services)) {
    const entry = Object.values(services).find(({ rpcs }) => rpcs === service.name);
    for (const rpc of service.rpcs) {
      const descriptor = descriptors.registry
        .getService(service.name)
        ?.methods.find(({ name }) => name === rpc.rpcName);
      const binding = descriptor && httpBinding(descriptors.registry, descriptor);
      if (!descriptor || !binding) continue;
      bound.set(`${entry?.prefix ?? service.title}_${rpc.rpcName}`, {
        rpc,
        binding,
        source: descriptors.place(descriptor),
      });
    }
  }
  return bound;
}

function operationOf(
  { rpc, binding, source }: Bound,
  { id, title, service, category }: Pick<Operation, 'id' | 'title' | 'service' | 'category'>,
  { files }: RestDefinition,
  messages: ReadonlyMap<string, MessageType>,
): Operation {
  const request = messages.get(rpc.request);
  const variables = [...binding.path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? '');
  const slug = id.split('_').map(kebabCase).join('-');
  return {
    id,
    title,
    service,
    category,
    slug,
    rpc,
    source,
    route: `/api/rest/${service}/${slug}`,
    method: binding.method,
    path: binding.path.replace(/\{([^}]+)\}/g, (_, name: string) => `{${jsonName(name)}}`),
    parameters: request && binding.body === '' ? parametersOf(request, variables, (name) => messages.get(name)) : [],
    body: binding.body === '' ? undefined : rpc.request,
    response: rpc.response,
    delivery: files[id] !== undefined ? 'file' : deliveryOf(rpc, binding.path),
    contentType: files[id] ?? 'application/json',
    requestOverConnection: rpc.clientStreaming,
    deprecated: rpc.deprecated,
    description: rpc.description,
  };
}

function deliveryOf(rpc: Rpc, path: string): Delivery {
  if (!rpc.serverStreaming) return 'json';
  return path.startsWith(compactStreams) ? 'compact-stream' : 'stream';
}
