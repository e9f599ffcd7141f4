import { validate } from '@readme/openapi-parser';
import { describe, expect, it } from 'vitest';
import { newestRelease } from '../../product.ts';
import { loadNetwork } from '../../networks/index.ts';
import { loadDescriptors } from '../descriptors/load-descriptors.ts';
import { buildModel } from '../model/model.ts';
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
});
