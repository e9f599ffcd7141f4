import type { AnySchema } from './selection-schema.ts';

type Node = Readonly<Record<string, unknown>>;

/** Schema of a message of a type, with further members. */
export const typed = (type: string, more: Node = {}, required: readonly string[] = []): Node => ({
  type: 'object',
  properties: { type: { type: 'string', const: type }, ...more },
  required: ['type', ...required],
});
const idOf: AnySchema = {
  type: 'string',
  description: 'Which subscription of the connection, as the client named it.',
};
/** The member by which a message belongs to a subscription. */
export const asId: Node = { id: idOf };

/** Errors as the gateway gives them. */
export const errorsOf: AnySchema = {
  type: 'array',
  minItems: 1,
  items: {
    type: 'object',
    properties: {
      message: { type: 'string' },
      path: { type: 'array', items: { type: ['string', 'integer'] } },
      extensions: {
        type: 'object',
        properties: {
          code: {
            type: ['integer', 'string'],
            description: 'The gRPC code; a word where the gateway itself refuses a document that is too complex.',
          },
          type: { type: 'string', description: 'Name of the gRPC code, such as NotFound.' },
        },
      },
    },
    required: ['message'],
  },
};

/** Messages of the subprotocol that belong to no subscription of their own. */
export const protocolMessages: Readonly<Record<string, Node>> = {
  connection_init: {
    title: 'Begin',
    payload: typed('connection_init'),
    examples: [{ name: 'begin', payload: { type: 'connection_init' } }],
  },
  connection_ack: {
    title: 'Begun',
    payload: typed('connection_ack'),
    examples: [{ name: 'begun', payload: { type: 'connection_ack' } }],
  },
  ping: {
    title: 'Sign of life asked for',
    payload: typed('ping'),
    examples: [{ name: 'ping', payload: { type: 'ping' } }],
  },
  pong: { title: 'Sign of life', payload: typed('pong'), examples: [{ name: 'pong', payload: { type: 'pong' } }] },
  error: {
    title: 'A document that the node does not take',
    summary:
      'Its query does not parse, or does not fit the schema or its variables. The node loses the reason; complete follows.',
    payload: typed('error', { ...asId, payload: errorsOf }, ['id', 'payload']),
    examples: [
      {
        name: 'error',
        payload: { id: '1', type: 'error', payload: [{ message: '', extensions: { code: 0, type: 'OK' } }] },
      },
    ],
  },
  refused: {
    title: 'A subscription that is refused',
    summary:
      'The node does not open the stream, for example because an argument is missing or the document is too complex. complete follows.',
    payload: typed(
      'next',
      {
        ...asId,
        payload: {
          type: 'object',
          properties: { errors: errorsOf, data: { type: 'null' } },
          required: ['errors', 'data'],
        },
      },
      ['id', 'payload'],
    ),
    examples: [
      {
        name: 'refused',
        payload: {
          id: '1',
          type: 'next',
          payload: {
            errors: [
              { message: 'at least one query filter must be applied for this subscription', path: ['accounts'] },
            ],
            data: null,
          },
        },
      },
    ],
  },
  complete: {
    title: 'The end of a subscription',
    summary: 'From the node it comes without a reason, whatever ended the stream behind the subscription.',
    payload: typed('complete', asId, ['id']),
    examples: [{ name: 'end', payload: { id: '1', type: 'complete' } }],
  },
};
