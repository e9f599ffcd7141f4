import Ajv from 'ajv';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { createRequire } from 'node:module';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { newestRelease } from '../../product.ts';
import { loadOpenRpc } from './load-openrpc.ts';
import type { OpenRpcMethod } from './types.ts';

const document = loadOpenRpc(newestRelease);
const cases = document.methods.map((method) => [method.name, method] as const);

it('is a valid OpenRPC document', () => {
  const { openrpcDocument } = createRequire(import.meta.url)('@open-rpc/meta-schema') as { openrpcDocument: object };
  // The meta-schema refers to a published description of JSON Schema draft 7, for schemas and for what a $ref is.
  const local = JSON.stringify(openrpcDocument)
    .replaceAll('"https://meta.json-schema.tools"', '"http://json-schema.org/draft-07/schema#"')
    .replaceAll('https://meta.json-schema.tools/#/definitions/JSONSchemaObject/properties/$ref', '#/definitions/uri')
    .replace('"$schema":"https://meta.json-schema.tools/",', '')
    .replace('"definitions":{', '"definitions":{"uri":{"type":"string","format":"uri-reference"},');
  const ajv = new Ajv({ strict: false });
  addFormats(ajv);
  const validate = ajv.compile(JSON.parse(local) as object);
  validate(document);
  expect(validate.errors).toBeNull();
  expect(validate({ ...document, methods: [{ name: 'x' }] })).toBe(false);
});

it('describes every schema and every property of it', () => {
  const missing: string[] = [];
  const check = (place: string, schema: Record<string, unknown>): void => {
    if ('$ref' in schema) return;
    if (!schema['description']) missing.push(place);
    for (const [name, property] of Object.entries((schema['properties'] ?? {}) as Record<string, never>)) {
      check(`${place}.${name}`, property);
    }
  };
  for (const [name, schema] of Object.entries(document.components.schemas)) check(name, schema);
  expect(missing).toEqual([]);
});

describe('the example of each method', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema({ $id: 'wallet', components: document.components });
  const errorsOf = (schema: object, value: unknown): unknown => {
    const text = JSON.stringify(schema).replaceAll('"#/components', '"wallet#/components');
    const validate = ajv.compile(JSON.parse(text) as object);
    return validate(value) ? [] : validate.errors;
  };

  it.each(cases)('%s agrees with its own schemas', (_, method: OpenRpcMethod) => {
    const [example] = method.examples;
    const given = new Map((example?.params ?? []).map(({ name, value }) => [name, value]));
    const known = new Map(method.params.map((param) => [param.name, param]));
    expect([...given.keys()].filter((name) => !known.has(name))).toEqual([]);
    for (const { name, required, schema } of method.params) {
      if (!given.has(name)) expect(required, `${name} is required`).toBe(false);
      else expect(errorsOf(schema, given.get(name)), name).toEqual([]);
    }
    expect(errorsOf(method.result.schema, example?.result.value)).toEqual([]);
  });

  it('is checked in earnest: a wrong value is found', () => {
    expect(errorsOf({ $ref: '#/components/schemas/PublicKey' }, 'not a key')).not.toEqual([]);
  });
});

// Required is what no call succeeds without. The release's own OpenRPC file says otherwise of each of these.
it.each([
  ['admin.annotate_key', 'metadata', false],
  ['admin.check_transaction', 'maximumRequestDuration', false],
  ['admin.check_transaction', 'retries', false],
  ['admin.generate_key', 'metadata', false],
  ['admin.import_network', 'overwrite', false],
  ['admin.send_raw_transaction', 'network', false],
  ['admin.send_raw_transaction', 'nodeAddress', false],
  ['admin.send_raw_transaction', 'retries', false],
  ['admin.send_transaction', 'maximumRequestDuration', true],
  ['admin.send_transaction', 'sendingMode', false],
  ['admin.update_network', 'apps', false],
  ['admin.update_permissions', 'permissions', false],
])('%s: whether %s is required is as the code has it, and a note tells of it', (name, param, required) => {
  const method = document.methods.find((one) => one.name === name);
  expect(method?.params.find((one) => one.name === param)?.required).toBe(required);
  const notes = method?.['x-notes']?.filter((note) => note.includes(param) && note.includes('OpenRPC')) ?? [];
  expect(notes, 'a note that names the parameter and the file').toHaveLength(1);
});

describe('a mistake in a definition', () => {
  const folder = `${newestRelease.folder}/wallet`;
  const withChange = (from: string, to: string, name = 'methods/client.yaml'): (() => unknown) => {
    const root = mkdtempSync(path.join(tmpdir(), 'wallet-'));
    cpSync(folder, path.join(root, folder), { recursive: true });
    const file = path.join(root, folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
    return () => {
      try {
        return loadOpenRpc(newestRelease, root);
      } finally {
        rmSync(root, { recursive: true });
      }
    };
  };

  it('stops the load when a method is defined twice', () => {
    const change = withChange('name: client.disconnect_wallet', 'name: client.connect_wallet');
    expect(change).toThrow(/methods\/client\.yaml:\d+: client\.connect_wallet is defined twice/);
  });

  it('stops the load when two errors have the same code', () => {
    const change = withChange('code: -32603', 'code: -32700', 'errors.yaml');
    expect(change).toThrow(
      /wallet\/errors\.yaml:\d+: InternalError has the code -32700, which is that of ParseError\./,
    );
  });

  it('stops the load when a method names an unknown error', () => {
    expect(withChange('errors/ConnectionClosed', 'errors/Closed')).toThrow(
      /client\.yaml:1: .*errors\/Closed is no error/,
    );
  });
});
