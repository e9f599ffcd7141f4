import Ajv2020 from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { newestRelease } from '../../product.ts';
import { loadDescriptors } from '../descriptors/load-descriptors.ts';
import { SchemaBuilder } from '../json-schema/schema-builder.ts';
import { buildModel } from '../model/model.ts';
import { responseSchema } from '../openapi/response-object.ts';
import { statusSchema } from '../openapi/status-schema.ts';
import { checksummed } from './ethereum-address.ts';
import { errorExample, requestExample, responseExample } from './operation-example.ts';

const model = buildModel(process.cwd(), await loadDescriptors(newestRelease));
const builder = new SchemaBuilder(model, '#/$defs/');

/** The schema with every member that it does not describe forbidden, so that a misspelt one is found. */
function strict(schema: object): object {
  return JSON.parse(JSON.stringify(schema), (_, value: unknown) =>
    value && typeof value === 'object' && 'properties' in value ? { ...value, additionalProperties: false } : value,
  ) as object;
}

const operations = model.operations.map((operation) => [operation.id, operation] as const);
// One validator for all: what most messages are made of is compiled once.
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
const own = Object.fromEntries(
  operations.flatMap(([id, operation]) => [
    [`${id}.response`, responseSchema(builder, operation, statusSchema)],
    [`${id}.request`, builder.ref(operation.rpc.request, 'names')],
  ]),
);
ajv.addSchema({ $id: 'all', $defs: { ...strict({ ...builder.schemas }), ...strict(own) } });

function mistakes(name: string, value: unknown): unknown {
  const validate = ajv.getSchema(`all#/$defs/${name}`);
  if (validate === undefined) throw new Error(`no schema of ${name}`);
  return validate(value) === true ? [] : validate.errors;
}

describe('examples', () => {
  it.each(operations.filter(([, { delivery }]) => delivery !== 'file'))(
    'of the response of %s fit its schema',
    (id, operation) => {
      expect(mistakes(`${id}.response`, responseExample(model, operation))).toEqual([]);
    },
  );

  it.each(operations.filter(([, operation]) => requestExample(model, operation)))(
    'of the request of %s fit its schema',
    (id, operation) => {
      expect(mistakes(`${id}.request`, requestExample(model, operation))).toEqual([]);
    },
  );

  it('of an error fit the shape that is documented', () => {
    expect(ajv.validate(statusSchema, errorExample)).toBe(true);
  });

  it('name one market, party and order on all pages', () => {
    const example = (id: string): string =>
      JSON.stringify(responseExample(model, model.operations.find((o) => o.id === id) as never));
    const market = (JSON.parse(example('TradingDataService_GetMarket')) as { market: { id: string } }).market.id;
    expect(market).toMatch(/^[0-9a-f]{64}$/);
    expect(example('TradingDataService_ListOrders')).toContain(`"marketId":"${market}"`);
    expect(example('TradingDataService_ListTrades')).toContain(`"marketId":"${market}"`);
  });

  it('say nothing that cannot be so together', () => {
    const wrong: string[] = [];
    let orders = 0;
    const look = (where: string, value: unknown): void => {
      if (Array.isArray(value))
        return value.forEach((item) => {
          look(where, item);
        });
      if (typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value) && value !== checksummed(value))
        wrong.push(`${where}: ${value} has a wrong checksum`);
      if (typeof value !== 'object' || value === null) return;
      const message = value as Readonly<Record<string, unknown>>;
      const time = (name: string): boolean => !['0', '', undefined].includes(message[name] as string | undefined);
      if (message['timeInForce'] !== undefined) orders += 1;
      if (['TIME_IN_FORCE_GTC', 1].includes(message['timeInForce'] as string | number) && time('expiresAt'))
        wrong.push(`${where}: GTC with an expiry`);
      if (message['timeInForce'] !== undefined && message['version'] === '1' && time('updatedAt'))
        wrong.push(`${where}: a first version with an update time`);
      if (message['inputData'] !== undefined && message['pow'] !== undefined && message['pubKey'] === undefined)
        wrong.push(`${where}: a transaction without pubKey, which the node refuses`);
      if (message['address'] !== undefined && message['inputData'] !== undefined)
        wrong.push(`${where}: a transaction with address, which the node refuses`);
      for (const [name, member] of Object.entries(message)) look(`${where}.${name}`, member);
    };
    for (const [id, operation] of operations) {
      look(`${id} request`, requestExample(model, operation));
      look(`${id} response`, responseExample(model, operation));
    }
    expect(wrong).toEqual([]);
    expect(orders).toBeGreaterThan(5);
  });

  it('hold no filler where a name tells what is meant', () => {
    const fillers = operations.flatMap(([id, operation]) =>
      [...JSON.stringify(responseExample(model, operation) ?? '').matchAll(/"(\w+)":"text"/g)].map(
        (match) => `${id} ${match[1]}`,
      ),
    );
    expect(fillers).toEqual([]);
  });
});
