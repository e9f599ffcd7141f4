import { audiences } from './types.ts';

const texts = { type: 'array', minItems: 1, items: { type: 'string', minLength: 10 } };
const day = { type: 'string', pattern: '^20\\d\\d-[01]\\d-[0-3]\\d$' };

/** JSON Schema of definitions/releases.yaml. */
export const releasesSchema = {
  type: 'array',
  minItems: 1,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['version', 'date'],
    oneOf: [{ required: ['brings'] }, { required: ['unknown'] }],
    properties: {
      version: { type: 'string', pattern: '^0\\.\\d+\\.\\d+$' },
      date: day,
      testnet: day,
      mainnet: day,
      brings: {
        type: 'object',
        additionalProperties: false,
        minProperties: 1,
        properties: Object.fromEntries(audiences.map((audience) => [audience, texts])),
      },
      breaking: texts,
      deprecated: texts,
      unknown: { const: true },
    },
  },
};
