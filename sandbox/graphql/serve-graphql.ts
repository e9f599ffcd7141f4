import { execute, subscribe as runSubscription, type ExecutionArgs, type GraphQLSchema } from 'graphql';
import { createHandler } from 'graphql-http/lib/use/fetch';
import { useServer as serveSockets } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { sandboxHeader, type Context } from '../context.ts';
import { makeResolvers } from './resolver.ts';
import { subscribe } from './subscriptions.ts';

/** The GraphQL endpoint: requests over HTTP, and everything over WebSockets (protocol graphql-transport-ws). */
export interface GraphqlServer {
  handle(request: Request): Promise<Response>;
  /** Takes over connections that are upgraded to WebSockets. */
  readonly sockets: WebSocketServer;
  close(): Promise<void>;
}

export function serveGraphql(context: Context): GraphqlServer {
  const resolvers = makeResolvers(context);
  const schema = executable(context, resolvers);
  const run = (args: ExecutionArgs): ReturnType<typeof execute> =>
    execute({ ...args, schema, fieldResolver: resolvers.field, typeResolver: resolvers.type });
  const http = createHandler({ schema, execute: run });
  const sockets = new WebSocketServer({ noServer: true });
  const server = serveSockets({
    schema, execute: run,
    subscribe: (args) => runSubscription({ ...args, schema, fieldResolver: resolvers.field, typeResolver: resolvers.type }),
    onSubscribe: (_connection, _id, payload) => record(context, 'GET', payload),
  }, sockets);
  return {
    sockets,
    async handle(request) {
      const body: unknown = await request.clone().json().catch(() => undefined);
      record(context, request.method, body);
      const response = await http(request);
      response.headers.set(...sandboxHeader);
      response.headers.set('Access-Control-Allow-Origin', '*');
      return response;
    },
    close: async () => { await server.dispose(); },
  };
}

function record({ requests }: Context, method: string, body: unknown): undefined {
  requests.add({ protocol: 'graphql', operation: String((body as { operationName?: string } | undefined)?.operationName ?? ''), method, path: '/graphql', query: [], body });
  return undefined;
}

/** The published schema with the streams of its subscriptions. */
function executable(context: Context, resolvers: ReturnType<typeof makeResolvers>): GraphQLSchema {
  const { schema } = context.definitions.graphql;
  for (const field of Object.values(schema.getSubscriptionType()?.getFields() ?? {})) {
    field.subscribe = (_source: unknown, args: Record<string, unknown>, _context: unknown, info) => subscribe(context, resolvers, args, info);
    field.resolve = (event: unknown) => (event as Record<string, unknown>)[field.name];
  }
  return schema;
}
