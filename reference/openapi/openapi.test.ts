import { validate } from '@readme/openapi-parser';
import { describe, expect, it } from 'vitest';
import { newestRelease } from '../../product.ts';
import { defaultOptions } from '../../sandbox/options.ts';
import { loadNetwork } from '../../networks/index.ts';
import { loadDescriptors } from '../descriptors/load-descriptors.ts';
import { buildModel } from '../model/model.ts';
import { openApi30 } from './openapi-3.0.ts';
import { openApiDocument } from './openapi-document.ts';
import { serversOf } from './servers.ts';

const model = buildModel(process.cwd(), await loadDescriptors(newestRelease));
const documents = new Map(
  model.services.map((service) => [
    service.key,
    openApiDocument(model, service, newestRelease.version, serversOf(service.key, loadNetwork('testnet'))),
  ]),
);

/** What stands at a path of keys in a document. */
function at(document: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document);
}

describe.each([...documents])('the OpenAPI document of %s', (key, document) => {
  it('is valid', async () => {
    expect(await validate(structuredClone(document) as Parameters<typeof validate>[0])).toMatchObject({ valid: true });
  });

  it('is valid in the words of OpenAPI 3.0, with the same operations, examples and schemas', async () => {
    const older = openApi30(document);
    expect(await validate(structuredClone(older) as Parameters<typeof validate>[0])).toMatchObject({ valid: true });
    expect(at(older, 'openapi')).toBe('3.0.3');
    expect(at(older, 'info', 'license')).toEqual({ name: 'MIT', url: 'https://spdx.org/licenses/MIT.html' });
    expect(Object.keys(at(older, 'paths') as object)).toEqual(Object.keys(at(document, 'paths') as object));
    const names = Object.keys(at(document, 'components', 'schemas') as object);
    expect(Object.keys(at(older, 'components', 'schemas') as object)).toEqual(names);
    expect(JSON.stringify(older)).not.toMatch(/"nullable":true,"enum":\[[^\]]*null/);
    const examples = (text: string): number => text.split('"example":').length;
    expect(examples(JSON.stringify(older))).toBe(examples(JSON.stringify(document)));
    expect(JSON.stringify(at(older, 'components', 'schemas'))).not.toMatch(
      /"type":(\[|"null")|contentEncoding|"const"/,
    );
  });

  it('says its licence, and that nobody has to sign in', () => {
    expect(at(document, 'info', 'license')).toEqual({ name: 'MIT', identifier: 'MIT' });
    expect(at(document, 'security')).toEqual([]);
  });

  it('has an example of every parameter, every body and every answer that is no file', () => {
    const text = JSON.stringify(at(document, 'paths'));
    const own = model.operations.filter(({ service }) => service === key);
    const wanted = own.flatMap(({ parameters, body, delivery }) => [
      ...parameters,
      ...(body === undefined ? [] : [body]),
      ...(delivery === 'file' ? [] : [delivery]),
    ]);
    expect(text.split('"example":').length - 1).toBe(wanted.length);
  });

  it('has every operation of the service', () => {
    const paths = Object.values(at(document, 'paths') as Record<string, Record<string, { operationId: string }>>);
    const ids = paths.flatMap((path) => Object.values(path)).map(({ operationId }) => operationId);
    const expected = model.operations.filter(({ service }) => service === key).map(({ id }) => id);
    expect(ids.sort()).toEqual([...expected].sort());
  });

  it('refers only to schemas that it holds', () => {
    const names = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
      (match) => match[1] ?? '',
    );
    const held = Object.keys(at(document, 'components', 'schemas') as object);
    expect(names.filter((name) => !held.includes(name))).toEqual([]);
  });
});

describe('the schemas', () => {
  const schema = (name: string): unknown => at(documents.get('data-v2'), 'components', 'schemas', name);

  it('follow the JSON mapping of protobuf', () => {
    expect(at(schema('vega.Order'), 'properties')).toMatchObject({
      marketId: { type: 'string' },
      size: { type: 'string', format: 'uint64' },
      side: { $ref: '#/components/schemas/vega.Side' },
      createdAt: { type: 'string', format: 'int64' },
    });
    expect(at(schema('vega.Side'), 'enum')).toEqual(['SIDE_UNSPECIFIED', 'SIDE_BUY', 'SIDE_SELL']);
    expect(at(schema('vega.GovernanceData'), 'properties', 'yesParty')).toMatchObject({
      type: 'object',
      additionalProperties: { $ref: '#/components/schemas/vega.Vote' },
    });
  });

  it('give the numbers of enum values where a stream writes numbers', () => {
    expect(at(schema('compact.vega.Side'), 'enum')).toEqual([0, 1, 2]);
    expect(at(schema('compact.vega.Order'), 'properties', 'side')).toMatchObject({
      $ref: '#/components/schemas/compact.vega.Side',
    });
  });

  it("list the hosts of the network, and the reader's own node where no public host serves the API", () => {
    expect(at(documents.get('data-v2'), 'servers', '0', 'url')).toBe(loadNetwork('testnet').rest[0]);
    expect(at(documents.get('state'), 'servers', '0', 'url')).toBe('http://localhost:3003');
  });

  it('list the sandbox last where public hosts come first', () => {
    for (const key of ['core', 'data-v2'] as const) {
      const servers = at(documents.get(key), 'servers') as readonly { url: string }[];
      expect(servers.at(-1)?.url).toBe(`http://localhost:${defaultOptions.restPort}`);
      expect(servers).toHaveLength(loadNetwork('testnet').rest.length + 1);
    }
  });
});

describe('a schema in the words of OpenAPI 3.0', () => {
  const schema = (value: object): unknown =>
    at(openApi30({ openapi: '3.1.0', info: {}, components: { schemas: { A: value } } }), 'components', 'schemas', 'A');

  it('lets null through where 3.1 did', () => {
    expect(schema({ anyOf: [{ $ref: '#/B' }, { type: 'null' }], description: 'd' })).toEqual({
      anyOf: [{ $ref: '#/B' }, { enum: [null] }],
      description: 'd',
    });
    expect(schema({ type: ['array', 'null'], items: {} })).toEqual({ type: 'array', nullable: true, items: {} });
  });

  it('keeps what stands beside a reference, and properties that are called like words of the format', () => {
    expect(schema({ $ref: '#/B', description: 'd' })).toEqual({ allOf: [{ $ref: '#/B' }], description: 'd' });
    expect(schema({ properties: { const: { const: '2.0' }, type: { type: 'string' } } })).toEqual({
      properties: { const: { enum: ['2.0'] }, type: { type: 'string' } },
    });
  });
});
