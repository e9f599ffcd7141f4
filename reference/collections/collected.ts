import type { Json } from '../../common/json.ts';
import { requestExample } from '../examples/operation-example.ts';
import { parameterExample } from '../examples/parameter-example.ts';
import type { Model } from '../model/model.ts';
import type { Operation, ServiceKey } from '../model/operation.ts';
import { sampleRequest } from '../render/samples/sample-request.ts';
import { exampleExchange } from '../wallet/example-exchange.ts';
import type { OpenRpcDocument, OpenRpcMethod } from '../wallet/types.ts';

/** A parameter of a request of a collection. Those that a request can do without are not enabled. */
export interface CollectedValue {
  readonly name: string;
  readonly value: string;
  readonly description: string;
  readonly enabled: boolean;
}

/** A request as every kind of collection has it. */
export interface CollectedRequest {
  readonly name: string;
  readonly description: string;
  readonly method: string;
  /** Variable of the environment that holds the address in front of the path. */
  readonly address: string;
  /** With `:name` for each variable. */
  readonly path: string;
  readonly variables: readonly CollectedValue[];
  readonly query: readonly CollectedValue[];
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Json | undefined;
}

export interface CollectedFolder {
  readonly name: string;
  readonly description: string;
  readonly folders: readonly CollectedFolder[];
  readonly requests: readonly CollectedRequest[];
}

/** Name of the variable that holds the address of a service. */
const addressOf: Readonly<Record<ServiceKey, string>> = {
  core: 'rest',
  'data-v2': 'rest',
  state: 'core',
  explorer: 'explorer',
};

/** The values of an environment: addresses of one network, and what the wallet asks for. */
export const environmentValues = (rest: string): Readonly<Record<string, string>> => ({
  rest,
  core: 'http://localhost:3003',
  explorer: 'http://localhost:1515/rest',
  wallet: 'http://127.0.0.1:1789',
  origin: 'https://application.example',
  token: '',
});

export const secretValues: ReadonlySet<string> = new Set(['token']);

/** All REST operations and the wallet's methods for applications, with the values of their pages. */
export function collectedFolders(model: Model, wallet: OpenRpcDocument): CollectedFolder[] {
  return [
    ...model.services.map(({ title, categories }) => ({
      name: title,
      description: '',
      folders: categories.map(({ label, description, operations }) => ({
        name: label,
        description,
        folders: [],
        requests: operations.map((operation) => operationRequest(model, operation)),
      })),
      requests: [],
    })),
    {
      name: 'Wallet, JSON-RPC',
      description:
        'Run client.connect_wallet first: put the token of the answer’s Authorization header, without VWT, into the variable token.',
      folders: [],
      requests: wallet.methods.filter(({ name }) => name.startsWith('client.')).map(methodRequest),
    },
  ];
}

function operationRequest(model: Model, operation: Operation): CollectedRequest {
  const { parameters, method, path, requestOverConnection, service, title, description } = operation;
  const shown = new Set(sampleRequest(model, operation).query.map(([name]) => name));
  const valuesIn = (place: 'path' | 'query'): CollectedValue[] =>
    parameters
      .filter((parameter) => parameter.in === place)
      .map((parameter) => ({
        name: parameter.name,
        value: parameterExample(model, parameter),
        description: parameter.description,
        enabled: place === 'path' || shown.has(parameter.name),
      }));
  const body = operation.body === undefined ? undefined : requestExample(model, operation);
  return {
    name: title,
    description,
    method,
    address: addressOf[service],
    path: path.replace(/\{([^}]+)\}/g, ':$1'),
    variables: valuesIn('path'),
    query: requestOverConnection ? [] : valuesIn('query'),
    headers: body === undefined ? [] : [['Content-Type', 'application/json']],
    body,
  };
}

function methodRequest(method: OpenRpcMethod): CollectedRequest {
  const { name, summary, description, 'x-needs-token': needsToken } = method;
  return {
    name,
    description: `${summary}.\n\n${description}`,
    method: 'POST',
    address: 'wallet',
    path: '/api/v2/requests',
    variables: [],
    query: [],
    headers: [
      ['Content-Type', 'application/json-rpc'],
      ['Origin', '{{origin}}'],
      ...(needsToken ? ([['Authorization', 'VWT {{token}}']] as const) : []),
    ],
    body: exampleExchange(method).request as Json,
  };
}
