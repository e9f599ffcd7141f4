import { entityId } from '../examples/entity-id.ts';
import { requestExample } from '../examples/operation-example.ts';
import { parameterExample } from '../examples/parameter-example.ts';
import type { Model } from '../model/model.ts';
import type { Operation, ServiceKey } from '../model/operation.ts';
import { sampleRequest } from '../render/samples/sample-request.ts';
import type { OpenRpcDocument, OpenRpcMethod } from '../wallet/types.ts';

type Json = Readonly<Record<string, unknown>>;

/** Name of the variable that holds the address of a service. */
const addressOf: Readonly<Record<ServiceKey, string>> = {
  core: 'rest',
  'data-v2': 'rest',
  state: 'core',
  explorer: 'explorer',
};

/** A Postman collection (format 2.1) of all REST operations and of the wallet's methods for applications. */
export function postmanCollection(model: Model, wallet: OpenRpcDocument): object {
  return {
    info: {
      // The same on every day, so that an import replaces the earlier one.
      _postman_id: uuid(`postman collection ${model.release.version}`),
      name: `Vega ${model.release.label}`,
      description:
        'All REST operations with the values of the documentation, and the wallet’s JSON-RPC methods for applications. Choose the environment of a network or of the sandbox. Parameters that a request can do without are switched off.',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    item: [
      ...model.services.map(({ title, categories }) => ({
        name: title,
        item: categories.map(({ label, description, operations }) => ({
          name: label,
          description,
          item: operations.map((operation) => operationItem(model, operation)),
        })),
      })),
      {
        name: 'Wallet, JSON-RPC',
        description:
          'Run client.connect_wallet first: put the token of the answer’s Authorization header, without VWT, into the variable token.',
        item: wallet.methods.filter(({ name }) => name.startsWith('client.')).map(methodItem),
      },
    ],
  };
}

function operationItem(model: Model, operation: Operation): object {
  const { parameters, method, path, requestOverConnection } = operation;
  const base = `{{${addressOf[operation.service]}}}`;
  const shown = new Set(sampleRequest(model, operation).query.map(([name]) => name));
  const query = requestOverConnection ? [] : parameters.filter((parameter) => parameter.in === 'query');
  const variable = parameters.filter((parameter) => parameter.in === 'path');
  const written = path.replace(/\{([^}]+)\}/g, ':$1');
  const body = operation.body === undefined ? undefined : requestExample(model, operation);
  const enabled = query.filter(({ name }) => shown.has(name));
  const search = enabled.map(
    (parameter) => `${parameter.name}=${encodeURIComponent(parameterExample(model, parameter))}`,
  );
  return {
    name: operation.title,
    request: {
      method,
      ...(operation.description && { description: operation.description }),
      header: body === undefined ? [] : [{ key: 'Content-Type', value: 'application/json' }],
      url: {
        raw: `${base}${written}${search.length > 0 ? `?${search.join('&')}` : ''}`,
        host: [base],
        path: written.split('/').slice(1),
        ...(query.length > 0 && {
          query: query.map((parameter) => ({
            key: parameter.name,
            value: parameterExample(model, parameter),
            ...(!shown.has(parameter.name) && { disabled: true }),
            ...(parameter.description && { description: parameter.description }),
          })),
        }),
        ...(variable.length > 0 && {
          variable: variable.map((parameter) => ({
            key: parameter.name,
            value: parameterExample(model, parameter),
            ...(parameter.description && { description: parameter.description }),
          })),
        }),
      },
      ...(body !== undefined && { body: json(body) }),
    },
    response: [],
  };
}

function methodItem({ name, summary, description, examples, 'x-needs-token': needsToken }: OpenRpcMethod): object {
  const [example] = examples;
  const params = Object.fromEntries((example?.params ?? []).map((param) => [param.name, param.value]));
  return {
    name,
    request: {
      method: 'POST',
      description: `${summary}.\n\n${description}`,
      header: [
        { key: 'Content-Type', value: 'application/json-rpc' },
        { key: 'Origin', value: '{{origin}}' },
        ...(needsToken ? [{ key: 'Authorization', value: 'VWT {{token}}' }] : []),
      ],
      url: { raw: '{{wallet}}/api/v2/requests', host: ['{{wallet}}'], path: ['api', 'v2', 'requests'] },
      body: json({ jsonrpc: '2.0', id: '1', method: name, ...(Object.keys(params).length > 0 && { params }) }),
    },
    response: [],
  };
}

const json = (value: unknown): Json => ({
  mode: 'raw',
  raw: JSON.stringify(value, null, 2),
  options: { raw: { language: 'json' } },
});

/** An environment of Postman: the addresses of one network. */
export function postmanEnvironment(name: string, rest: string): object {
  const values: Json = {
    rest,
    core: 'http://localhost:3003',
    explorer: 'http://localhost:1515/rest',
    wallet: 'http://127.0.0.1:1789',
    origin: 'https://application.example',
    token: '',
  };
  return {
    id: uuid(`postman environment ${name}`),
    name: `Vega ${name}`,
    values: Object.entries(values).map(([key, value]) => ({
      key,
      value,
      type: key === 'token' ? 'secret' : 'default',
      enabled: true,
    })),
    _postman_variable_scope: 'environment',
  };
}

/** A UUID that stands for a text. */
function uuid(text: string): string {
  const digits = entityId(text);
  const part = (from: number, to: number): string => digits.slice(from, to);
  return `${part(0, 8)}-${part(8, 12)}-5${part(13, 16)}-8${part(17, 20)}-${part(20, 32)}`;
}
