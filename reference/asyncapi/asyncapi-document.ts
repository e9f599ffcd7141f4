import type { Network } from '../../networks/index.ts';
import { errorExample, requestExample, responseExample } from '../examples/operation-example.ts';
import { parameterValue } from '../examples/parameter-example.ts';
import { exampleAnswer } from '../graphql/example-answer.ts';
import type { GraphqlExample } from '../graphql/load-examples.ts';
import type { GqlName, GraphqlModel } from '../graphql/types.ts';
import { SchemaBuilder } from '../json-schema/schema-builder.ts';
import type { JsonSchema } from '../json-schema/types.ts';
import type { Model } from '../model/model.ts';
import type { Operation, Parameter } from '../model/operation.ts';
import { sandboxRest } from '../openapi/servers.ts';
import { responseSchema } from '../openapi/response-object.ts';
import { statusSchema } from '../openapi/status-schema.ts';
import { asId, errorsOf, protocolMessages, typed } from './graphql-messages.ts';
import { operationSchemas, type AnySchema } from './selection-schema.ts';

/** The subscriptions of GraphQL and an example of each, by `Subscription.<field>`. */
export interface Subscriptions {
  readonly model: GraphqlModel;
  readonly examples: ReadonlyMap<GqlName, GraphqlExample>;
}

type Node = Readonly<Record<string, unknown>>;

const prefix = '#/components/schemas/';
const errorName = 'google.rpc.Status';
const errorMessage = '#/components/messages/StreamError';

/** Whether an operation is a stream of documents, which a WebSocket carries as well as a plain GET. */
export const isStream = ({ delivery }: Operation): boolean => delivery === 'stream' || delivery === 'compact-stream';

/**
 * The AsyncAPI 3 description of what a data node pushes: the streams of the REST gateway and the subscriptions of GraphQL, as a
 * client sees them. The examples are those of the pages.
 */
export function asyncApiDocument(model: Model, subscriptions: Subscriptions, network: Network): object {
  const builder = new SchemaBuilder(model, prefix);
  const servers = serversOf(network);
  const channels: Record<string, Node> = {};
  const operations: Record<string, Node> = {};
  for (const operation of model.operations.filter(isStream)) {
    channels[operation.id] = streamChannel(model, builder, operation, servers);
    Object.assign(operations, streamOperations(model, builder, operation));
  }
  channels['graphql'] = graphqlChannel(model, subscriptions, servers);
  Object.assign(operations, graphqlOperations(subscriptions));
  const schemas = { ...builder.schemas, [errorName]: statusSchema };
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Vega streams',
      version: model.release.version,
      description:
        'What a data node pushes, as a client sees it: a client receives the messages of operations whose action is receive, and sends those of the others. ' +
        'Each stream is reached over a WebSocket, one document a frame, or by a plain GET of the same path, one document a line; the event buses take their first message as the body of the GET. ' +
        'A document of a stream over 64 KiB ends the WebSocket without an error; a plain GET has no such limit. ' +
        'GraphQL subscriptions share one channel.',
      license: { name: 'MIT', url: 'https://spdx.org/licenses/MIT.html' },
    },
    defaultContentType: 'application/json',
    servers: Object.fromEntries(servers.map(({ id, object }) => [id, object])),
    channels,
    operations,
    components: {
      messages: {
        StreamError: {
          title: 'The end of a stream',
          summary: 'Why the stream ends. No other document follows.',
          payload: {
            type: 'object',
            properties: { error: { $ref: prefix + errorName } },
            required: ['error'],
          },
          examples: [{ name: 'error', payload: { error: errorExample } }],
        },
      },
      schemas: Object.fromEntries(
        Object.entries(schemas)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, schema]) => [name, draft07(schema, schemas)]),
      ),
    },
  };
}

interface Server {
  readonly id: string;
  readonly serves: 'socket' | 'http' | 'graphql';
  readonly object: Node;
}

/** The public data nodes of a network and the sandbox, by protocol. The channel of subscriptions stands at `/graphql` of its hosts. */
function serversOf(network: Network): Server[] {
  const server = (serves: Server['serves'], name: string, url: string, description: string): Server => {
    const { host, protocol } = new URL(url);
    const secure = protocol === 'https:';
    return {
      id: `${serves}-${name}`,
      serves,
      object: { host, protocol: serves === 'http' ? (secure ? 'https' : 'http') : secure ? 'wss' : 'ws', description },
    };
  };
  const all = (serves: Server['serves'], urls: readonly string[]): Server[] => [
    ...urls.map((url, index) => server(serves, String(index + 1), url, `Data node of ${network.label}`)),
    server(serves, 'sandbox', sandboxRest, 'The sandbox, a make-believe network on your own machine'),
  ];
  const graphql = network.graphql.filter((url) => new URL(url).pathname === '/graphql');
  return [...all('socket', network.rest), ...all('http', network.rest), ...all('graphql', graphql)];
}

const refsOf = (servers: readonly Server[], ...kinds: readonly Server['serves'][]): Node[] =>
  servers.filter(({ serves }) => kinds.includes(serves)).map(({ id }) => ({ $ref: `#/servers/${id}` }));

function streamChannel(model: Model, builder: SchemaBuilder, operation: Operation, servers: readonly Server[]): Node {
  const { path, title, description, requestOverConnection, rpc } = operation;
  const payload = responseSchema(builder, operation, { $ref: prefix + errorName });
  const result = payload.properties?.['result'] ?? {};
  return {
    address: path,
    title,
    ...(description && { description }),
    servers: refsOf(servers, 'socket', 'http'),
    messages: {
      result: {
        title: `One document of ${title.toLowerCase()}`,
        ...(operation.delivery === 'compact-stream' && {
          summary: 'Enum values are numbers, and members that hold their default are left out.',
        }),
        payload: { type: 'object', properties: { result: draft07(result, builder.schemas) }, required: ['result'] },
        examples: [{ name: 'result', payload: responseExample(model, operation) }],
      },
      error: { $ref: errorMessage },
      ...(requestOverConnection && {
        request: {
          title: 'What is asked for',
          summary:
            'The first message, within five seconds, says which events are asked for. Where its batchSize is above zero, a further message asks for each next batch, within five seconds too.',
          payload: draft07(builder.ref(rpc.request, 'names'), builder.schemas),
          examples: [{ name: 'request', payload: requestExample(model, operation) }],
        },
      }),
    },
    bindings: { ws: { method: 'GET', ...querySchema(model, builder, operation), bindingVersion: '0.1.0' } },
  };
}

/** The parameters of a stream as the schema of its query. */
function querySchema(model: Model, builder: SchemaBuilder, operation: Operation): Node {
  const { parameters, requestOverConnection } = operation;
  if (requestOverConnection || parameters.length === 0) return {};
  const schemaOf = (parameter: Parameter): AnySchema => {
    const value = draft07(builder.value(parameter.type, 'names'), builder.schemas);
    return {
      ...(parameter.repeated ? { type: 'array', items: value } : allOf(value)),
      ...(parameter.description && { description: parameter.description }),
      ...(parameter.deprecated && { deprecated: true }),
      examples: [parameterValue(model, parameter)],
    };
  };
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
  return {
    query: {
      type: 'object',
      properties: Object.fromEntries(parameters.map((parameter) => [parameter.name, schemaOf(parameter)])),
      ...(required.length > 0 && { required }),
    },
  };
}

function streamOperations(model: Model, builder: SchemaBuilder, operation: Operation): Record<string, Node> {
  const { id, title, requestOverConnection, deprecated } = operation;
  const channel = { $ref: `#/channels/${id}` };
  const message = (name: string): Node => ({ $ref: `#/channels/${id}/messages/${name}` });
  const query = querySchema(model, builder, operation);
  return {
    [id]: {
      action: 'receive',
      channel,
      title,
      ...(deprecated && { tags: [{ name: 'deprecated' }] }),
      messages: [message('result'), message('error')],
      bindings: { http: { method: 'GET', ...query, bindingVersion: '0.3.0' } },
    },
    ...(requestOverConnection && {
      [`${id}_send`]: {
        action: 'send',
        channel,
        title: `${title}: choose the events, ask for the next batch`,
        messages: [message('request')],
      },
    }),
  };
}

const protocol = 'graphql-transport-ws';
/** The subscriptions that have an example: each as its field of the schema. */
function fieldsOf({
  model,
  examples,
}: Subscriptions): { name: string; description: string; example: GraphqlExample }[] {
  return Object.values(model.schema.getSubscriptionType()?.getFields() ?? {}).map(({ name, description }) => {
    const example = examples.get(`Subscription.${name}`);
    if (!example)
      throw new Error(`The subscription ${name} has no example. Write examples/subscription/${name}.graphql.`);
    return { name, description: description ?? '', example };
  });
}

function graphqlChannel(apis: Model, subscriptions: Subscriptions, servers: readonly Server[]): Node {
  const messages = fieldsOf(subscriptions).flatMap(({ name, description, example }) => {
    const { variables, data } = operationSchemas(subscriptions.model.schema, example.text);
    const request = {
      query: example.text.trimEnd(),
      ...(Object.keys(example.variables).length > 0 && { variables: example.variables }),
    };
    const payload = {
      type: 'object',
      properties: { query: { type: 'string' }, ...(variables && { variables }) },
      required: ['query', ...(variables?.['required'] ? ['variables'] : [])],
    };
    return [
      [
        `subscribe.${name}`,
        {
          title: `Subscribe to ${name}`,
          description: `${description}\n\nWhat is selected is up to the client; variables and answer are those of the example's document.`,
          payload: typed('subscribe', { ...asId, payload }, ['id', 'payload']),
          examples: [{ name: 'subscribe', payload: { id: '1', type: 'subscribe', payload: request } }],
        },
      ],
      [
        `next.${name}`,
        {
          title: `One message of ${name}`,
          payload: typed(
            'next',
            {
              ...asId,
              payload: {
                type: 'object',
                properties: { errors: errorsOf, data: { anyOf: [data, { type: 'null' }] } },
                required: ['data'],
              },
            },
            ['id', 'payload'],
          ),
          examples: [
            {
              name: 'next',
              payload: { id: '1', type: 'next', payload: exampleAnswer(subscriptions.model, apis, example) },
            },
          ],
        },
      ],
    ] as const;
  });
  return {
    address: '/graphql',
    title: 'GraphQL subscriptions',
    description: `One connection carries several subscriptions, and the node opens a gRPC stream for each. By default 250 streams are open at a time for all clients of its gateways together, REST and WebSockets included: a subscription beyond that ends with complete. Requests and connections are limited to 250 at a time for each address: the next is refused with HTTP 429. The messages are those of the subprotocol ${protocol}; nodes take the older graphql-ws, too, whose messages have other names.`,
    servers: refsOf(servers, 'graphql'),
    messages: { ...protocolMessages, ...Object.fromEntries(messages) },
    bindings: {
      ws: {
        method: 'GET',
        headers: {
          type: 'object',
          properties: { 'Sec-WebSocket-Protocol': { type: 'string', const: protocol } },
          required: ['Sec-WebSocket-Protocol'],
        },
        bindingVersion: '0.1.0',
      },
    },
  };
}

function graphqlOperations(subscriptions: Subscriptions): Record<string, Node> {
  const channel = { $ref: '#/channels/graphql' };
  const message = (name: string): Node => ({ $ref: `#/channels/graphql/messages/${name}` });
  const own = fieldsOf(subscriptions).map(({ name }) => [
    `Subscription.${name}`,
    {
      action: 'send',
      channel,
      title: `Subscribe to ${name}`,
      messages: [message(`subscribe.${name}`)],
      reply: { channel, messages: [`next.${name}`, 'refused', 'error', 'complete'].map(message) },
    },
  ]);
  return {
    'graphql.begin': {
      action: 'send',
      channel,
      title: 'Begin a connection',
      messages: [message('connection_init')],
      reply: { channel, messages: [message('connection_ack')] },
    },
    'graphql.ping': {
      action: 'send',
      channel,
      title: 'Keep the connection',
      messages: [message('ping')],
      reply: { channel, messages: [message('pong')] },
    },
    'graphql.complete': {
      action: 'send',
      channel,
      title: 'End a subscription',
      messages: [message('complete')],
    },
    ...(Object.fromEntries(own) as Record<string, Node>),
  };
}

/** A `$ref` that other members may stand beside: in draft 07 they would not count. */
const allOf = (schema: AnySchema): AnySchema => ('$ref' in schema ? { allOf: [schema] } : schema);

/**
 * A schema in the words of draft 07, in which nothing beside a `$ref` counts. A reference to an enum with a description of its own
 * is wrapped, so that tools show that description. One to a message is not, and tools show the message's: the parser of
 * AsyncAPI goes through every element of an array twice, so that each wrapper around the next doubles its time.
 */
function draft07(schema: JsonSchema, schemas: Readonly<Record<string, JsonSchema>>): AnySchema {
  const within = (inner: JsonSchema): AnySchema => draft07(inner, schemas);
  const { $ref, ...rest } = schema;
  const { items, anyOf, properties, additionalProperties, ...plain } = rest;
  const words: AnySchema = {
    ...plain,
    ...(items && { items: within(items) }),
    ...(anyOf && { anyOf: anyOf.map(within) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, member]) => [name, within(member)])),
    }),
    ...(additionalProperties !== undefined && {
      additionalProperties:
        typeof additionalProperties === 'boolean' ? additionalProperties : within(additionalProperties),
    }),
  };
  if ($ref === undefined) return words;
  const isEnum = schemas[$ref.slice(prefix.length)]?.enum !== undefined;
  return isEnum && Object.keys(words).length > 0 ? { allOf: [{ $ref }], ...words } : { $ref, ...words };
}
