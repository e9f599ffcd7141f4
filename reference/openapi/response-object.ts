import { responseExample } from '../examples/operation-example.ts';
import type { SchemaBuilder } from '../json-schema/schema-builder.ts';
import type { JsonSchema } from '../json-schema/types.ts';
import type { Model } from '../model/model.ts';
import type { Operation } from '../model/operation.ts';

/** Schema of what one operation sends back: of the document, of one line of its stream, or of its file. */
export function responseSchema(
  builder: SchemaBuilder,
  { delivery, response, contentType }: Operation,
  error: JsonSchema,
): JsonSchema {
  if (delivery === 'file') {
    return contentType === 'text/csv'
      ? { type: 'string' }
      : { type: 'string', format: 'binary', contentMediaType: contentType };
  }
  if (delivery === 'json') return builder.ref(response, 'names');
  const result = builder.ref(response, delivery === 'compact-stream' ? 'numbers' : 'names');
  return { type: 'object', properties: { result, error } };
}

const descriptions = {
  json: 'The answer.',
  stream: 'JSON documents, one a line, for as long as the connection lasts.',
  'compact-stream':
    'JSON documents, one a line, for as long as the connection lasts. Enum values are numbers, and members that hold their default are left out.',
  file: 'The file.',
} as const;

/** The OpenAPI response object of a request that succeeds, with the example of the operation's page. */
export function responseObject(model: Model, builder: SchemaBuilder, operation: Operation, error: JsonSchema): object {
  const schema = responseSchema(builder, operation, error);
  const example = responseExample(model, operation);
  return {
    description: descriptions[operation.delivery],
    content: { [operation.contentType]: { schema, ...(example !== undefined && { example }) } },
  };
}
