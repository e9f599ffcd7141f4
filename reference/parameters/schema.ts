const text = { type: 'string', minLength: 1 };
const list = { type: 'array', items: text, minItems: 1 };

const bound = {
  type: 'object',
  required: ['op'],
  additionalProperties: false,
  properties: {
    op: { enum: ['<', '<=', '==', '>', '>=', 'anyOf', 'asset', 'format', 'in', 'required', 'unique'] },
    value: text,
    values: list,
    parameter: text,
    factor: text,
    path: text,
    otherPath: text,
    paths: list,
  },
};

/** Shape of the files in `network-parameters`: parameters by key. */
export const parameterSchema = {
  type: 'object',
  minProperties: 1,
  additionalProperties: {
    type: 'object',
    required: ['type', 'default', 'bounds', 'unit', 'concept', 'description'],
    additionalProperties: false,
    properties: {
      type: { enum: ['decimal', 'duration', 'int', 'json', 'string', 'uint'] },
      jsonMessage: text,
      default: { type: ['string', 'object'] },
      bounds: { type: 'array', items: bound },
      deprecated: { const: true },
      governanceUpdatable: { const: false },
      unit: text,
      concept: { type: 'string', pattern: '^/concepts/' },
      description: { type: 'string', minLength: 20 },
    },
  },
};
