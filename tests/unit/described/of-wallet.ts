import { newestRelease } from '../../../product.ts';
import { loadOpenRpc } from '../../../reference/wallet/load-openrpc.ts';
import { loadService } from '../../../reference/wallet/load-service.ts';
import type { OpenRpcParam } from '../../../reference/wallet/types.ts';
import type { Described } from '../proto-comment-rules.ts';
import { ofSchema } from './of-schema.ts';

const about = (kind: Described['kind'], name: string, comment: string, type = ''): Described => ({
  kind,
  name,
  type,
  comment,
});

/** Methods, parameters, results, named schemas and errors of the wallet's JSON-RPC API. */
export function ofWalletRpc(): Described[] {
  const { components, methods: all } = loadOpenRpc(newestRelease);
  const methods = all.flatMap(({ name, description, params, result }) => [
    about('rpc', name, description),
    ...params.flatMap((param) => ofParam(name, param)),
    ...ofSchema(`${name}.result`, result.schema).slice(1),
  ]);
  const named = Object.entries(components.schemas).flatMap(([name, schema]) => ofSchema(name, schema, 'message'));
  const errors = Object.entries(components.errors).map(([name, { data }]) => about('enum_value', name, data));
  return [...methods, ...named, ...errors];
}

/** A parameter; without words of its own it is described where its named schema is. */
function ofParam(method: string, { name, description, schema }: OpenRpcParam): Described[] {
  return description === undefined && '$ref' in schema
    ? []
    : [about('field', `${method}.${name}`, description ?? '', JSON.stringify(schema))];
}

/** Operations, parameters and named schemas of the wallet's local service. */
export function ofWalletService(): Described[] {
  const { paths, components } = loadService(newestRelease);
  const operations = Object.entries(paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).flatMap(([method, operation]) => [
      about('rpc', `${path} ${method}`, operation.description),
      ...(operation.parameters ?? []).map(({ name, description }) => about('field', `${path}.${name}`, description)),
    ]),
  );
  return [
    ...operations,
    ...Object.entries(components.schemas).flatMap(([name, schema]) => ofSchema(name, schema, 'message')),
  ];
}
