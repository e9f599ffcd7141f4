import { createConfig, lintFromString } from '@redocly/openapi-core';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import specs from '@asyncapi/specs';
import { describe, expect, it } from 'vitest';
import { loadNetwork } from '../../networks/index.ts';
import { newestRelease, trees, type TreeName } from '../../product.ts';
import { schemasOf } from '../../tests/document-schemas.ts';
import { loadDescriptors } from '../descriptors/load-descriptors.ts';
import { ofChain } from '../downloads/download.ts';
import { meaningFaults } from '../examples/meaning-rules.ts';
import { responseExample } from '../examples/operation-example.ts';
import { graphqlReference } from '../graphql/graphql-reference.ts';
import { buildModel } from '../model/model.ts';
import { asyncApiPart } from '../parts/asyncapi-part.ts';
import { operationSchemas } from './selection-schema.ts';

type Json = Readonly<Record<string, unknown>>;
interface Message {
  readonly payload: unknown;
  readonly examples: readonly { readonly payload: unknown }[];
  readonly $ref?: string;
}
interface Channel {
  readonly address: string;
  readonly messages: Readonly<Record<string, Message>>;
  readonly servers: readonly { readonly $ref: string }[];
  readonly bindings: { readonly ws: { readonly query?: { readonly properties: Json; readonly required?: string[] } } };
}
interface Document {
  readonly servers: Readonly<Record<string, { readonly host: string; readonly protocol: string }>>;
  readonly channels: Readonly<Record<string, Channel>>;
  readonly operations: Readonly<
    Record<string, { readonly action: string; readonly messages: readonly { readonly $ref: string }[] }>
  >;
  readonly components: { readonly messages: Readonly<Record<string, Message>>; readonly schemas: Json };
}

const root = process.cwd();
const descriptors = await loadDescriptors(newestRelease, root);
const model = buildModel(root, descriptors);
const graphql = await graphqlReference(descriptors, model, root);
const treeNames = Object.keys(trees) as TreeName[];
const texts = new Map(
  treeNames.map((tree) => {
    const network = loadNetwork(tree);
    const [json] = asyncApiPart(model, graphql).downloads(tree, network);
    if (!json) throw new Error('The part offers nothing.');
    return [tree, String(ofChain(json, network.chainId).content)];
  }),
);
const documents = new Map([...texts].map(([tree, text]) => [tree, JSON.parse(text) as Document]));
const mainnet = documents.get('mainnet') as Document;
const streams = model.operations.filter(({ delivery }) => delivery === 'stream' || delivery === 'compact-stream');

/** Every message that has a payload of its own, with its place. */
const messagesOf = ({ channels, components }: Document): (readonly [string, Message])[] => [
  ...Object.entries(channels).flatMap(([channel, { messages }]) =>
    Object.entries(messages)
      .filter(([, message]) => message.$ref === undefined)
      .map(([name, message]) => [`${channel} ${name}`, message] as const),
  ),
  ...Object.entries(components.messages),
];

const compiler = ({ components }: Document): ReturnType<typeof schemasOf> =>
  schemasOf(new Ajv({ strict: false, allErrors: true }), components);

/** How many objects a program comes across that follows each reference each time and goes through every array twice. */
function stepsThrough(document: Document): number {
  const known = new Map<string, number>();
  const target = (ref: string): unknown =>
    ref
      .slice(2)
      .split('/')
      .reduce<unknown>((inner, name) => (inner as Json)[name], document);
  const steps = (node: unknown): number => {
    if (typeof node !== 'object' || node === null) return 0;
    const { $ref } = node as { $ref?: unknown };
    if (typeof $ref === 'string') {
      const found = known.get($ref) ?? steps(target($ref));
      known.set($ref, found);
      return found;
    }
    const inner = Object.values(node).reduce<number>((sum, member) => sum + steps(member), 0);
    return 1 + inner * (Array.isArray(node) ? 2 : 1);
  };
  return steps(document);
}

describe.each(treeNames)('the AsyncAPI document of %s', (tree) => {
  const document = documents.get(tree) as Document;

  it('fits the schema of AsyncAPI 3.0', () => {
    const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
    addFormats(ajv);
    const schema = structuredClone((specs as { schemasWithoutId: Json }).schemasWithoutId['3.0.0']) as object;
    const valid = ajv.compile(schema);
    expect(valid(document), JSON.stringify(valid.errors?.slice(0, 5))).toBe(true);
  });

  it('has no error and no reference without an end for redocly', async () => {
    const config = await createConfig({
      extends: ['minimal'],
      rules: { 'no-unresolved-refs': 'error', struct: 'error' },
    });
    const problems = await lintFromString({ source: texts.get(tree) ?? '', absoluteRef: 'streams.json', config });
    expect(
      problems
        .filter(({ severity }) => severity === 'error')
        .map(({ message, location }) => [message, location[0]?.pointer]),
    ).toEqual([]);
  });

  it('has examples that fit their schemas and keep the rules of meaning', () => {
    const compile = compiler(document);
    const chains = treeNames.map((name) => loadNetwork(name).chainId);
    const context = { chainId: loadNetwork(tree).chainId, chains, registry: descriptors.registry };
    let tried = 0;
    for (const [place, { payload, examples }] of messagesOf(document)) {
      const valid = compile(payload);
      expect(examples.length, place).toBeGreaterThan(0);
      for (const example of examples) {
        expect(valid(example.payload), `${place}: ${JSON.stringify(valid.errors)}`).toBe(true);
        expect(meaningFaults(place, example.payload, context, ''), place).toEqual([]);
        tried += 1;
      }
    }
    // A document of each stream, two requests of event buses, seven messages of the subprotocol, two of each subscription, the error.
    expect(tried).toBe(15 + 2 + 7 + 2 * 14 + 1);
  });

  it('can be gone through by the parser of AsyncAPI, which follows each reference and visits elements of arrays twice', () => {
    // 104 million steps, 15 minutes, before messages lost their wrappers.
    expect(stepsThrough(document)).toBeLessThan(5_000_000);
  });

  it('leads to the hosts of its network and to the sandbox', () => {
    const hosts = (kind: string): string[] =>
      Object.entries(document.servers)
        .filter(([id]) => id.startsWith(kind))
        .map(([, { host, protocol }]) => `${protocol}://${host}`);
    const { rest, graphql: subscribed } = loadNetwork(tree);
    expect(hosts('socket-')).toEqual([...rest.map((url) => url.replace('http', 'ws')), 'ws://localhost:3008']);
    expect(hosts('http-')).toEqual([...rest, 'http://localhost:3008']);
    expect(hosts('graphql-').map((url) => `${url.replace('ws', 'http')}/graphql`)).toEqual([
      // One host has its GraphQL at another path, which the address of the channel leaves no room for.
      ...subscribed.filter((url) => url.endsWith('/graphql')),
      'http://localhost:3008/graphql',
    ]);
  });
});

describe('the channels', () => {
  it('are all streams of the model with the examples of their pages, and one for GraphQL', () => {
    expect(streams).toHaveLength(15);
    expect(Object.keys(mainnet.channels)).toEqual([...streams.map(({ id }) => id), 'graphql']);
    for (const operation of streams) {
      const channel = mainnet.channels[operation.id];
      expect(channel?.address).toBe(operation.path);
      expect(channel?.messages['result']?.examples[0]?.payload).toEqual(responseExample(model, operation));
    }
  });

  it('tell what a query may hold, and what it must', () => {
    const query = mainnet.channels['TradingDataService_ObserveCandleData']?.bindings.ws.query;
    expect(query?.required).toEqual(['candleId']);
    for (const operation of streams) {
      const properties = mainnet.channels[operation.id]?.bindings.ws.query?.properties ?? {};
      expect(Object.keys(properties)).toEqual(
        operation.requestOverConnection ? [] : operation.parameters.map(({ name }) => name),
      );
    }
  });

  it('of the event buses take a message from the client, over a WebSocket or as the body of a plain GET', () => {
    for (const id of ['TradingDataService_ObserveEventBus', 'CoreService_ObserveEventBus']) {
      expect(mainnet.operations[`${id}_send`]).toMatchObject({ action: 'send' });
      expect(mainnet.channels[id]?.servers.some(({ $ref }) => $ref.includes('/http-'))).toBe(true);
      expect(mainnet.operations[id]).toMatchObject({ bindings: { http: { method: 'GET' } } });
    }
    expect(Object.keys(mainnet.operations).filter((id) => id.endsWith('_send'))).toHaveLength(2);
  });

  it('of GraphQL has all subscriptions of the schema, each with its answer', () => {
    const names = Object.keys(graphql.model.schema.getSubscriptionType()?.getFields() ?? {});
    expect(names).toHaveLength(14);
    for (const name of names)
      expect(mainnet.operations[`Subscription.${name}`]).toMatchObject({
        action: 'send',
        reply: {
          messages: [`next.${name}`, 'refused', 'error', 'complete'].map((message) => ({
            $ref: `#/channels/graphql/messages/${message}`,
          })),
        },
      });
  });
});

describe('a message of a subscription', () => {
  const valid = compiler(mainnet)(mainnet.channels['graphql']?.messages['next.trades']?.payload);
  const next = (payload: object): boolean => valid({ id: '1', type: 'next', payload });

  it('may hold errors, and null for the data', () => {
    expect(next({ errors: [{ message: 'failed to get market for ID' }], data: null })).toBe(true);
    expect(next({ errors: [], data: null })).toBe(false);
    expect(next({ errors: [{ message: 'failed to get market for ID' }] })).toBe(false);
  });
});

describe('the schemas of an operation', () => {
  const { schema } = graphql.model;
  const ajv = new Ajv({ strict: false });

  it('ask for the variables that have to be given and let no other through', () => {
    const { variables } = operationSchemas(
      schema,
      'subscription A($m: [ID!]!, $p: ID) { trades(marketIds: $m, partyIds: [$p]) { id } }',
    );
    const valid = ajv.compile(variables as object);
    expect(valid({ m: ['a'], p: null })).toBe(true);
    expect(valid({ p: 'a' })).toBe(false);
    expect(valid({ m: ['a'], q: 'a' })).toBe(false);
  });

  it('have what is selected, and null only where the schema has it', () => {
    const { data } = operationSchemas(
      schema,
      'subscription { busEvents(types: [Order], batchSize: 0) { id event { ... on Order { side } } } }',
    );
    const valid = ajv.compile(data);
    expect(valid({ busEvents: [{ id: 'a', event: { side: 'SIDE_BUY' } }] })).toBe(true);
    expect(valid({ busEvents: [{ id: null, event: {} }] })).toBe(false);
    expect(valid({ busEvents: [{ id: 'a', event: { side: 'SIDE_UP' } }] })).toBe(false);
  });

  it('are not made for what the schema does not have', () => {
    expect(() => operationSchemas(schema, 'subscription { nothing }')).toThrow('Subscription has no field nothing');
  });
});
