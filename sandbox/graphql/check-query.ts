import {
  getOperationAST,
  getVariableValues,
  GraphQLError,
  parse,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { measureQuery } from './measure-query.ts';

/** What a client sends. */
export interface QueryRequest {
  readonly query?: unknown;
  readonly operationName?: unknown;
  readonly variables?: unknown;
}

/** Why a query is not run, with the HTTP status. */
export interface Refusal {
  readonly status: 200 | 406 | 422;
  readonly error: GraphQLError;
}

/** What is run. */
export interface CheckedQuery {
  readonly document: DocumentNode;
  readonly operationName: string | undefined;
  readonly variableValues: Record<string, unknown>;
}

/** Fields that a query may name in the release (datanode/gateway/graphql/server.go). */
export const mostFields = 3750;

/** Values that the sandbox is ready to make for one answer. The release has no such limit. */
export const mostValues = 10_000;

/** Tokens of a query: more than 3,750 fields with arguments need, and few enough to be read at once. */
const mostTokens = 50_000;

/**
 * The release loses what it finds wrong with a query itself (its presenter of errors takes it for a status without details),
 * so the message is empty as it is there; what is wrong stands in `extensions.sandbox`.
 */
export function lostFault(reason: string): GraphQLError {
  return new GraphQLError('', { extensions: { code: 0, type: 'OK', sandbox: reason } });
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function read(schema: GraphQLSchema, query: string): DocumentNode | string {
  try {
    const document = parse(query, { maxTokens: mostTokens });
    const [fault] = validate(schema, document);
    return fault === undefined ? document : fault.message;
  } catch (error) {
    return (error as Error).message;
  }
}

function tooLarge(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): GraphQLError | undefined {
  const { fields, values } = measureQuery(schema, document, operation, variables);
  if (fields > mostFields) return lostFault(`The query names ${fields} fields; the limit is ${mostFields}.`);
  if (values <= mostValues) return undefined;
  return new GraphQLError(
    `This sandbox does not run the query: with lists inside lists its answer could hold about ${values.toLocaleString('en-GB')} values, more than ${mostValues.toLocaleString('en-GB')}. Ask for smaller pages, or nest fewer lists.`,
  );
}

/** A query that can be run, or why it is refused before it runs. @param method how it came; subscriptions are for WebSockets */
export function checkQuery(
  schema: GraphQLSchema,
  { query, operationName, variables }: QueryRequest,
  method: 'GET' | 'POST' | 'WebSocket',
): CheckedQuery | Refusal {
  const document = typeof query === 'string' ? read(schema, query) : 'The request has no query.';
  if (typeof document === 'string') return { status: 422, error: lostFault(document) };
  const name = typeof operationName === 'string' && operationName !== '' ? operationName : undefined;
  const operation = getOperationAST(document, name);
  if (!operation) return { status: 422, error: lostFault('The operation to run is not named, or not in the query.') };
  const variableValues = isRecord(variables) ? variables : {};
  const given = getVariableValues(schema, operation.variableDefinitions ?? [], variableValues, { maxErrors: 1 });
  if (given.errors) return { status: 422, error: lostFault(given.errors[0]?.message ?? '') };
  if (operation.operation === 'subscription' && method === 'GET')
    return { status: 406, error: new GraphQLError('A subscription is asked for over a WebSocket.') };
  const error = tooLarge(schema, document, operation, given.coerced);
  return error ? { status: 200, error } : { document, operationName: name, variableValues };
}
