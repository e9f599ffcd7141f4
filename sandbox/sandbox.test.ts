import { fromJson, type JsonValue } from '@bufbuild/protobuf';
import { execute, parse, subscribe, validate, type ExecutionResult } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestExample } from '../reference/examples/operation-example.ts';
import type { Operation } from '../reference/model/operation.ts';
import { sampleRequest } from '../reference/render/samples/sample-request.ts';
import { fullJson } from './gateway-json.ts';
import { makeResolvers } from './graphql/resolver.ts';
import { readRequest } from './rest/read-request.ts';
import type { Sandbox } from './start-sandbox.ts';
import type { JsonObject } from './world/types.ts';
import { definitions, startLively } from '../tests/samples/support/sandbox.ts';

const {
  model,
  descriptors: { registry },
} = definitions;
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startLively();
});
afterAll(() => sandbox.close());

/** Reads JSON as a message. @throws Error when it does not fit */
function decode(name: string, json: JsonValue): unknown {
  const message = registry.getMessage(name);
  if (!message) throw new Error(`no message ${name}`);
  return fromJson(message, json, { registry });
}

/** Where the sandbox serves an operation. */
function baseOf(service: string): string {
  if (service === 'state') return sandbox.urls.core;
  return service === 'explorer' ? `${sandbox.urls.explorer}/rest` : sandbox.urls.dataNode;
}

describe('REST', () => {
  const answered = model.operations.filter(({ delivery }) => delivery === 'json');

  it.each(answered.map((operation) => [operation.id, operation] as const))(
    '%s answers with its message',
    async (_, operation) => {
      const { method, url, query, body } = sampleRequest(model, operation);
      const path = url.replace(/^https?:\/\/[^/]+(\/rest(?=\/))?/, '');
      const address = `${baseOf(operation.service)}${path}?${new URLSearchParams(query.map(([name, value]) => [name, value])).toString()}`;
      const response = await fetch(address, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
      const answer = (await response.json()) as JsonValue;
      expect({ status: response.status, answer: response.ok ? '' : answer }).toEqual({ status: 200, answer: '' });
      expect(() => decode(operation.response, answer)).not.toThrow();
      expect(response.headers.get('X-Vega-Sandbox')).toMatch(/not a network/);
    },
  );

  it.each(
    model.operations
      .filter(({ delivery }) => delivery.endsWith('stream'))
      .map((operation) => [operation.id, operation] as const),
  )('%s tells something on its stream, in its message', async (_, operation) => {
    const message = await new Promise<object>((resolve) => {
      const close = sandbox.service.observe(operation.rpc, requestOf(operation), (told) => {
        resolve(told);
        setImmediate(() => close());
      });
    });
    expect(() =>
      decode(operation.response, fullJson(model, operation.response, message as JsonObject) as JsonValue),
    ).not.toThrow();
  });

  it('says with every answer the block and its time, which is in nanoseconds', async () => {
    const { headers } = await fetch(`${sandbox.urls.dataNode}/api/v2/info`);
    expect(Number(headers.get('X-Block-Height'))).toBeGreaterThan(0);
    expect(headers.get('X-Block-Timestamp')).toMatch(/^\d{19}$/);
    expect(Math.abs(Date.now() - Number(headers.get('X-Block-Timestamp')) / 1e6)).toBeLessThan(60_000);
  });

  it('tells what is wrong with a request', async () => {
    const response = await fetch(`${sandbox.urls.dataNode}/api/v2/market/00/data`);
    expect([response.status, await response.json()]).toEqual([404, { code: 5, message: 'Not Found', details: [] }]);
    const missing = await fetch(`${sandbox.urls.dataNode}/api/v2/market/${'0'.repeat(64)}`);
    expect([missing.status, await missing.json()]).toEqual([
      404,
      {
        code: 5,
        message: 'NotFound error',
        details: [
          { '@type': 'type.googleapis.com/vega.ErrorDetail', code: 30002, message: 'no market found', inner: '' },
        ],
      },
    ]);
  });
});

/** What the operation's sample asks for. */
function requestOf(operation: Operation): JsonObject {
  if (operation.requestOverConnection) return requestExample(model, operation) as JsonObject;
  const { query } = sampleRequest(model, operation);
  return readRequest(model, operation, {}, new URLSearchParams(query.map(([name, value]) => [name, value])));
}

describe('GraphQL', () => {
  const { schema } = definitions.graphql;

  it.each([...definitions.graphqlExamples].filter(([name]) => name.startsWith('Query.')))(
    '%s answers its example',
    async (_, { text, variables }) => {
      const resolvers = makeResolvers(sandbox);
      const result = await execute({
        schema,
        document: parse(text),
        variableValues: variables,
        fieldResolver: resolvers.field,
        typeResolver: resolvers.type,
      });
      expect(result.errors ?? []).toEqual([]);
      expect(Object.values(result.data ?? {}).filter((value) => value !== null)).not.toEqual([]);
    },
  );

  /** What the example of a query answers, with a part of its text replaced. */
  async function answered(query: string, from = '', to = ''): Promise<unknown> {
    const { text = '', variables } = definitions.graphqlExamples.get(`Query.${query}`) ?? {};
    const resolvers = makeResolvers(sandbox);
    const { data } = await execute({
      schema,
      document: parse(text.replace(from, to)),
      variableValues: variables,
      fieldResolver: resolvers.field,
      typeResolver: resolvers.type,
    });
    return data;
  }

  it('tells members of unions that mirror no message by the fields that one holds', async () => {
    expect(await answered('withdrawal', 'details {', 'details { __typename')).toMatchObject({
      withdrawal: {
        details: { __typename: 'Erc20WithdrawalDetails', receiverAddress: expect.stringMatching(/^0x[0-9a-f]{40}$/i) },
      },
    });
    expect(JSON.stringify(await answered('stopOrders', 'trigger {', 'trigger { __typename'))).toMatch(
      /"trigger":\{"__typename":"StopOrderPrice","price":"[1-9]\d*"\}/,
    );
  });

  it('has only values of the world in the answers to examples', async () => {
    const made: string[] = [];
    for (const [name, { text, variables }] of definitions.graphqlExamples) {
      if (!name.startsWith('Query.')) continue;
      const resolvers = makeResolvers(sandbox, () => made.push(name));
      await execute({
        schema,
        document: parse(text),
        variableValues: variables,
        fieldResolver: resolvers.field,
        typeResolver: resolvers.type,
      });
    }
    expect(made).toEqual([]);
  });

  it('adds up the fees of an estimate', async () => {
    const { estimateFees } = (await answered('estimateFees')) as {
      estimateFees: { totalFeeAmount: string; fees: Record<string, string> };
    };
    const fees = Object.values(estimateFees.fees).map(BigInt);
    expect(fees.every((fee) => fee > 0n)).toBe(true);
    expect(BigInt(estimateFees.totalFeeAmount)).toBe(fees.reduce((sum, fee) => sum + fee, 0n));
    expect(await answered('estimateOrder')).toMatchObject({
      estimateOrder: {
        totalFeeAmount: expect.stringMatching(/^[1-9]\d*$/),
        marginLevels: { maintenanceLevel: expect.stringMatching(/^[1-9]\d*$/) },
      },
    });
  });

  it.each([...definitions.graphqlExamples].filter(([name]) => name.startsWith('Subscription.')))(
    '%s tells something to its example',
    async (_, { text, variables }) => {
      const document = parse(text);
      expect(validate(schema, document)).toEqual([]);
      const resolvers = makeResolvers(sandbox);
      const result = await subscribe({
        schema,
        document,
        variableValues: variables,
        fieldResolver: resolvers.field,
        typeResolver: resolvers.type,
      });
      if (!(Symbol.asyncIterator in result)) throw new Error(JSON.stringify(result.errors));
      const { value, done } = (await result.next()) as IteratorResult<ExecutionResult, undefined>;
      await result.return?.(undefined);
      expect(done).toBe(false);
      expect(value?.errors ?? []).toEqual([]);
      expect(Object.values(value?.data ?? {}).filter((told) => told !== null && told !== undefined)).not.toEqual([]);
    },
  );
});
