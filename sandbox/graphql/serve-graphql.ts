import {
  execute,
  GraphQLError,
  subscribe as runSubscription,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { useServer as serveSockets } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { sandboxHeader, type Context } from '../context.ts';
import { textWithin } from '../text-within.ts';
import { checkQuery, type QueryRequest } from './check-query.ts';
import { makeResolvers } from './resolver.ts';
import { subscribe } from './subscriptions.ts';
import { TooMuchWork } from './work-limit.ts';

/** The GraphQL endpoint: requests over HTTP, and everything over WebSockets (protocol graphql-transport-ws). */
export interface GraphqlServer {
  handle(request: Request): Promise<Response>;
  /** Takes over connections that are upgraded to WebSockets. */
  readonly sockets: WebSocketServer;
  close(): Promise<void>;
}

/** Largest query that is read, in bytes: far more than the limits on what it may ask for let through. */
const largestQuery = 1024 * 1024;

/** An answer that was given up has one error, not one for each value that is missing. */
function whole(result: ExecutionResult): ExecutionResult {
  const given = result.errors?.find(({ originalError }) => originalError instanceof TooMuchWork);
  return given === undefined ? result : { errors: [new TooMuchWork()], data: null };
}

export function serveGraphql(context: Context): GraphqlServer {
  const resolvers = makeResolvers(context);
  const schema = executable(context, resolvers);
  const run = async (args: ExecutionArgs): Promise<ExecutionResult> =>
    whole(await execute({ ...args, schema, fieldResolver: resolvers.field, typeResolver: resolvers.type }));
  const sockets = new WebSocketServer({ noServer: true, maxPayload: largestQuery });
  const server = serveSockets(
    {
      schema,
      execute: run,
      subscribe: (args) =>
        runSubscription({ ...args, schema, fieldResolver: resolvers.field, typeResolver: resolvers.type }),
      onSubscribe: (_connection, _id, payload) => {
        record(context, 'GET', payload);
        const checked = checkQuery(schema, payload, 'WebSocket');
        return 'error' in checked ? [checked.error] : undefined;
      },
    },
    sockets,
  );
  const answer = async (request: Request): Promise<Response> => {
    const { method } = request;
    if (method === 'OPTIONS')
      return new Response(null, {
        status: 200,
        headers: { Allow: 'OPTIONS, GET, POST', 'Access-Control-Allow-Headers': 'Content-Type' },
      });
    if (method !== 'GET' && method !== 'POST') return refuse(400, new GraphQLError('transport not supported'));
    const asked = method === 'GET' ? fromAddress(new URL(request.url)) : await fromBody(request);
    if (asked instanceof GraphQLError) return refuse(400, asked);
    record(context, method, asked);
    const checked = checkQuery(schema, asked, method);
    if ('error' in checked) return refuse(checked.status, checked.error);
    const { errors, data } = await run({ schema, ...checked });
    return Response.json({ ...(errors && { errors }), data: data ?? null });
  };
  return {
    sockets,
    async handle(request) {
      const response = await answer(request);
      response.headers.set(...sandboxHeader);
      response.headers.set('Access-Control-Allow-Origin', '*');
      return response;
    },
    close: async () => {
      await server.dispose();
    },
  };
}

function refuse(status: number, error: GraphQLError): Response {
  return Response.json({ errors: [error.toJSON()], data: null }, { status });
}

function fromAddress({ searchParams }: URL): QueryRequest | GraphQLError {
  const { variables, ...asked } = Object.fromEntries(searchParams);
  try {
    return { ...asked, ...(variables === undefined ? {} : { variables: JSON.parse(variables) as unknown }) };
  } catch {
    return new GraphQLError('variables could not be decoded');
  }
}

async function fromBody(request: Request): Promise<QueryRequest | GraphQLError> {
  if (!/^application\/json *(?:;|$)/i.test(request.headers.get('Content-Type') ?? ''))
    return new GraphQLError('transport not supported');
  const text = await textWithin(request, largestQuery);
  if (text === undefined)
    return new GraphQLError(`The body is longer than ${largestQuery} bytes, which this sandbox does not read.`);
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  } catch {
    // Said below.
  }
  return new GraphQLError('json body could not be decoded');
}

function record({ requests }: Context, method: string, body: unknown): undefined {
  requests.add({
    protocol: 'graphql',
    operation: String((body as { operationName?: string } | undefined)?.operationName ?? ''),
    method,
    path: '/graphql',
    query: [],
    body,
  });
  return undefined;
}

/** The published schema with the streams of its subscriptions. */
function executable(context: Context, resolvers: ReturnType<typeof makeResolvers>): GraphQLSchema {
  const { schema } = context.definitions.graphql;
  for (const field of Object.values(schema.getSubscriptionType()?.getFields() ?? {})) {
    field.subscribe = (_source: unknown, args: Record<string, unknown>, _context: unknown, info) =>
      subscribe(context, resolvers, args, info);
    field.resolve = (event: unknown) => (event as Record<string, unknown>)[field.name];
  }
  return schema;
}
