import { validate } from '@readme/openapi-parser';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { newestRelease } from '../../product.ts';
import { factTable } from '../../tests/fact-table.ts';
import { loadService, type ServiceOperation } from './load-service.ts';

interface FactRoute {
  readonly version: number;
  readonly method: string;
  readonly path: string;
  readonly handler: string;
  readonly requestFields?: readonly { name: string; required: boolean }[];
  readonly code?: { readonly statuses: readonly { status: number }[] };
}

interface FactField {
  readonly name: string;
}

interface FactTable {
  readonly routes: readonly FactRoute[];
  readonly structs: Readonly<Record<string, readonly FactField[]>>;
  readonly v1Structs: Readonly<Record<string, readonly FactField[]>>;
}

const service = loadService(newestRelease);
const facts = factTable<FactTable>('wallet-service.json');
const operations = Object.entries(service.paths).flatMap(([path, byMethod]) =>
  Object.entries(byMethod).map(([method, operation]) => ({ path, method, operation })),
);
const fieldsOf = (name: string): string[] =>
  Object.keys((service.components.schemas[name]?.['properties'] ?? {}) as object).sort();

it('is a valid OpenAPI 3.1 document', async () => {
  const result = await validate(structuredClone(service) as never);
  expect(result.valid, JSON.stringify(result)).toBe(true);
  expect(service.openapi).toBe('3.1.0');
});

describe('the table of the release', () => {
  it('has the same 22 routes and handlers', () => {
    const ours = operations.map(
      ({ path, method, operation }) => `${method.toUpperCase()} ${path} ${operation['x-handler']}`,
    );
    const theirs = facts.routes.map(
      ({ method, path, handler }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')} ${handler}`,
    );
    expect(ours.sort()).toEqual(theirs.sort());
    expect(ours).toHaveLength(22);
  });

  it('marks all of version 1 as deprecated, and nothing else', () => {
    for (const { path, operation } of operations) {
      expect(operation.deprecated ?? false, path).toBe(path.startsWith('/api/v1/'));
    }
  });

  it('has the status codes of version 2 that the code can give', () => {
    for (const route of facts.routes.filter(({ version }) => version === 2)) {
      const operation = service.paths[route.path]?.[route.method.toLowerCase()];
      expect(Object.keys(operation?.responses ?? {}), route.path).toEqual(
        (route.code?.statuses ?? []).map(({ status }) => String(status)),
      );
    }
  });

  it('has the fields of all requests and responses', () => {
    const named: Readonly<Record<string, string>> = {
      'jsonrpc.Request': 'JsonRpcRequest',
      'jsonrpc.Response': 'JsonRpcResponse',
      'jsonrpc.ErrorDetails': 'JsonRpcError',
    };
    for (const [struct, name] of Object.entries(named)) {
      expect(fieldsOf(name), struct).toEqual((facts.structs[struct] ?? []).map((field) => field.name).sort());
    }
    const version1 = Object.entries(facts.v1Structs).filter(([name]) => name !== 'SuccessResponse');
    expect(version1.length).toBeGreaterThan(15);
    for (const [name, fields] of version1) {
      expect(fieldsOf(name), name).toEqual(fields.map((field) => field.name).sort());
    }
  });
});

describe('the examples', () => {
  const ajv = new Ajv2020({ strict: false });
  addFormats(ajv);
  ajv.addSchema({ $id: 'service', components: service.components });
  const contents = (operation: ServiceOperation): { schema: object; example?: unknown }[] =>
    [operation.requestBody, ...Object.values(operation.responses)].flatMap((part) =>
      Object.values(part?.content ?? {}),
    );

  it.each(operations.map(({ path, method, operation }) => [`${method} ${path}`, operation] as const))(
    'of %s agree with their schemas',
    (_, operation) => {
      const withExample = contents(operation).filter(({ example }) => example !== undefined);
      for (const { schema, example } of withExample) {
        const check = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"service#/')) as object);
        expect(check(example) ? [] : check.errors).toEqual([]);
      }
      const success = Object.values(operation.responses['200']?.content ?? {});
      expect(success.every(({ example }) => example !== undefined)).toBe(true);
      if (operation.requestBody) expect(contents(operation)[0]?.example).toBeDefined();
    },
  );
});

it('describes every operation, status, header and property', () => {
  const missing: string[] = [];
  const check = (place: string, text: unknown): void => {
    if (typeof text !== 'string' || text.split(' ').length < 2) missing.push(place);
  };
  for (const { path, operation } of operations) {
    check(`${path} description`, operation.description);
    for (const [status, response] of Object.entries(operation.responses)) {
      check(`${path} ${status}`, response.description);
      for (const [name, header] of Object.entries(response.headers ?? {})) check(`${path} ${name}`, header.description);
    }
    for (const parameter of operation.parameters ?? []) check(`${path} ${parameter.name}`, parameter.description);
  }
  const walk = (place: string, schema: Readonly<Record<string, unknown>>): void => {
    if ('$ref' in schema) return;
    check(place, schema['description']);
    for (const [name, property] of Object.entries((schema['properties'] ?? {}) as Record<string, never>)) {
      walk(`${place}.${name}`, property);
    }
  };
  for (const [name, schema] of Object.entries(service.components.schemas)) walk(name, schema);
  expect(missing).toEqual([]);
});
