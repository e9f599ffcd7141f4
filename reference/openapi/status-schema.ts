import type { JsonSchema } from '../json-schema/types.ts';

/** What every operation answers with when it fails: `google.rpc.Status` as the gateways write it. */
export const statusSchema: JsonSchema = {
  type: 'object',
  description: 'Why a request failed.',
  properties: {
    code: {
      type: 'integer',
      format: 'int32',
      description: 'The gRPC status code, for example 3 (invalid argument) or 5 (not found).',
    },
    message: { type: 'string', description: 'The class of the error in words.' },
    details: {
      type: 'array',
      description: 'What exactly was wrong; usually one entry of type vega.ErrorDetail.',
      items: {
        type: 'object',
        properties: {
          '@type': { type: 'string', description: 'Type of the entry, `type.googleapis.com/vega.ErrorDetail`.' },
          code: {
            type: 'integer',
            format: 'int32',
            description: 'Number of the error in the API; it does not change between releases.',
          },
          message: { type: 'string', description: 'The error in words.' },
          inner: { type: 'string', description: 'The cause that a lower layer reported, if any.' },
        },
        additionalProperties: true,
      },
    },
  },
};
