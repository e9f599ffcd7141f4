import { entityId } from '../examples/entity-id.ts';
import type { Model } from '../model/model.ts';
import type { OpenRpcDocument } from '../wallet/types.ts';
import {
  collectedFolders,
  environmentValues,
  secretValues,
  type CollectedFolder,
  type CollectedRequest,
  type CollectedValue,
} from './collected.ts';

type Json = Readonly<Record<string, unknown>>;

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
    item: collectedFolders(model, wallet).map(folder),
  };
}

function item({ name, method, address, path, variables, query, headers, body, description }: CollectedRequest): object {
  const base = `{{${address}}}`;
  const given = query.filter(({ enabled }) => enabled);
  const search = given.map((parameter) => `${parameter.name}=${encodeURIComponent(parameter.value)}`);
  const entry = (parameter: CollectedValue): object => ({
    key: parameter.name,
    value: parameter.value,
    ...(!parameter.enabled && { disabled: true }),
    ...(parameter.description && { description: parameter.description }),
  });
  return {
    name,
    request: {
      method,
      ...(description && { description }),
      header: headers.map(([key, value]) => ({ key, value })),
      url: {
        raw: `${base}${path}${search.length > 0 ? `?${search.join('&')}` : ''}`,
        host: [base],
        path: path.split('/').slice(1),
        ...(query.length > 0 && { query: query.map(entry) }),
        ...(variables.length > 0 && { variable: variables.map(entry) }),
      },
      ...(body !== undefined && { body: json(body) }),
    },
    response: [],
  };
}

const json = (value: unknown): Json => ({
  mode: 'raw',
  raw: JSON.stringify(value, null, 2),
  options: { raw: { language: 'json' } },
});

const folder = ({ name, description, folders, requests }: CollectedFolder): object => ({
  name,
  ...(description && { description }),
  item: [...folders.map(folder), ...requests.map(item)],
});

/** An environment of Postman: the addresses of one network. */
export function postmanEnvironment(name: string, rest: string): object {
  const values = environmentValues(rest);
  return {
    id: uuid(`postman environment ${name}`),
    name: `Vega ${name}`,
    values: Object.entries(values).map(([key, value]) => ({
      key,
      value,
      type: secretValues.has(key) ? 'secret' : 'default',
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
