import { GraphQLError } from 'graphql';
import { useServer as serveSockets } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { sandboxHeader, type Context } from '../context.ts';
import { textWithin } from '../text-within.ts';
import { checkQuery, isRecord, type QueryRequest } from './check-query.ts';
import { graphqlEngine, readBody, refusal, type GraphqlReply } from './engine.ts';

/** The GraphQL endpoint: requests over HTTP, and everything over WebSockets (protocol graphql-transport-ws). */
export interface GraphqlServer {
  handle(request: Request): Promise<Response>;
  /** Takes over connections that are upgraded to WebSockets. */
  readonly sockets: WebSocketServer;
  close(): Promise<void>;
}

/** Largest query that is read, in bytes: far more than the limits on what it may ask for let through. */
const largestQuery = 1024 * 1024;

export function serveGraphql(context: Context): GraphqlServer {
  const engine = graphqlEngine(context);
  const { schema } = engine;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: largestQuery });
  const server = serveSockets(
    {
      schema,
      execute: (args) => engine.run(args),
      subscribe: (args) => engine.subscribe(args),
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
    return json(await engine.answer(asked, method));
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

const refuse = (status: number, error: GraphQLError): Response => json(refusal(status, error));

const json = ({ status, body }: GraphqlReply): Response => Response.json(body, { status });

function fromAddress({ searchParams }: URL): QueryRequest | GraphQLError {
  const { variables, ...asked } = Object.fromEntries(searchParams);
  // The release passes over variables that are empty, and decodes others into a map.
  if (variables === undefined || variables === '') return asked;
  try {
    const given: unknown = JSON.parse(variables);
    if (given === null || isRecord(given)) return { ...asked, variables: given };
  } catch {
    // Said below.
  }
  return new GraphQLError('variables could not be decoded');
}

async function fromBody(request: Request): Promise<QueryRequest | GraphQLError> {
  if (!/^application\/json *(?:;|$)/i.test(request.headers.get('Content-Type') ?? ''))
    return new GraphQLError('transport not supported');
  const text = await textWithin(request, largestQuery);
  if (text === undefined)
    return new GraphQLError(`The body is longer than ${largestQuery} bytes, which this sandbox does not read.`);
  return readBody(text);
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
