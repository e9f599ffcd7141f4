import {
  execute,
  GraphQLError,
  subscribe as runSubscription,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { checkQuery, isRecord, type QueryRequest } from './check-query.ts';
import type { GraphqlContext } from './context.ts';
import { makeResolvers, type Resolvers } from './resolver.ts';
import { subscribe } from './subscriptions.ts';
import { TooMuchWork } from './work-limit.ts';

/** An HTTP answer to a query: its status, and its body as JSON. */
export interface GraphqlReply {
  readonly status: number;
  readonly body: { readonly errors?: readonly unknown[]; readonly data: unknown };
}

/** What answers GraphQL, without a server: the same in a program and in a page. */
export interface GraphqlEngine {
  readonly schema: GraphQLSchema;
  /** What a request is answered with over HTTP. */
  answer(asked: QueryRequest, method: 'GET' | 'POST'): Promise<GraphqlReply>;
  /** Runs what has been checked. */
  run(args: ExecutionArgs): Promise<ExecutionResult>;
  /** Opens a subscription that has been checked: its messages, or why it cannot be opened. */
  subscribe(args: ExecutionArgs): Promise<AsyncGenerator<ExecutionResult, void, void> | ExecutionResult>;
}

/** @param onExample is told when a value is not the world's: what is not known is as in the reference's examples */
export function graphqlEngine(context: GraphqlContext, onExample?: () => void): GraphqlEngine {
  const resolvers = makeResolvers(context, onExample);
  const schema = executable(context, resolvers);
  const using = { schema, fieldResolver: resolvers.field, typeResolver: resolvers.type };
  const run = async (args: ExecutionArgs): Promise<ExecutionResult> => whole(await execute({ ...args, ...using }));
  return {
    schema,
    run,
    subscribe: (args) => runSubscription({ ...args, ...using }),
    async answer(asked, method) {
      const checked = checkQuery(schema, asked, method);
      if ('error' in checked) return refusal(checked.status, checked.error);
      const { errors, data } = await run({ schema, ...checked });
      return { status: 200, body: { ...(errors && { errors }), data: data ?? null } };
    },
  };
}

/** What a request is answered with that is not run. */
export const refusal = (status: number, error: GraphQLError): GraphqlReply => ({
  status,
  body: { errors: [error.toJSON()], data: null },
});

/** The request in the body of a POST, or what a gateway says when it is none. */
export function readBody(text: string): QueryRequest | GraphQLError {
  try {
    const body: unknown = JSON.parse(text);
    if (isRecord(body) && fits(body)) return body;
  } catch {
    // Said below.
  }
  return new GraphQLError('json body could not be decoded');
}

/** The release decodes a body into texts and maps (gqlgen's RawParams), and refuses one that does not fit; null is as good as nothing. */
const fits = ({ query, operationName, variables, extensions }: Record<string, unknown>): boolean =>
  [query, operationName].every((one) => one === undefined || one === null || typeof one === 'string') &&
  [variables, extensions].every((one) => one === undefined || one === null || isRecord(one));

/** An answer that was given up has one error, not one for each value that is missing. */
function whole(result: ExecutionResult): ExecutionResult {
  const given = result.errors?.find(({ originalError }) => originalError instanceof TooMuchWork);
  return given === undefined ? result : { errors: [new TooMuchWork()], data: null };
}

/** The published schema with the streams of its subscriptions. */
function executable(context: GraphqlContext, resolvers: Resolvers): GraphQLSchema {
  const { schema } = context.definitions.graphql;
  for (const field of Object.values(schema.getSubscriptionType()?.getFields() ?? {})) {
    field.subscribe = (_source: unknown, args: Record<string, unknown>, _context: unknown, info) =>
      subscribe(context, resolvers, args, info);
    field.resolve = (event: unknown) => (event as Record<string, unknown>)[field.name];
  }
  return schema;
}
