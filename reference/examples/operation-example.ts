import type { Model } from '../model/model.ts';
import type { Operation } from '../model/operation.ts';
import { exampleMessage } from './example-message.ts';
import type { Json } from '../../common/json.ts';

/** What an operation answers in the example of its page; undefined where it answers with a file. */
export function responseExample(model: Model, { delivery, response }: Operation): Json | undefined {
  if (delivery === 'file') return undefined;
  const compact = delivery === 'compact-stream';
  const message = exampleMessage(model, response, { enums: compact ? 'numbers' : 'names', compact });
  return delivery === 'json' ? message : { result: message };
}

/** The body or the first message that a client sends in the example of an operation's page, or undefined. */
export function requestExample(model: Model, { body, rpc, requestOverConnection }: Operation): Json | undefined {
  const name = body ?? (requestOverConnection ? rpc.request : undefined);
  return name === undefined ? undefined : exampleMessage(model, name, { enums: 'names', compact: true });
}

/** An example of `google.rpc.Status`, as a data node answers to a cursor that it did not make. */
export const errorExample: Json = {
  code: 3,
  message: 'InvalidArgument error',
  details: [{ '@type': 'type.googleapis.com/vega.ErrorDetail', code: 10028, message: 'invalid pagination', inner: '' }],
};
