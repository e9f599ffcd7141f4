const text = { type: 'string', minLength: 1 };
const named = { type: 'object', required: ['name', 'value'], properties: { name: text, value: {} } };

/** Shape of the files in `wallet/methods`, beyond what OpenRPC itself demands. */
export const methodsSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: [
      'name',
      'summary',
      'description',
      'tags',
      'paramStructure',
      'params',
      'result',
      'errors',
      'examples',
      'x-causes',
    ],
    additionalProperties: false,
    properties: {
      name: { type: 'string', pattern: '^(client|admin)\\.[a-z_]+$' },
      summary: text,
      description: text,
      tags: { type: 'array', minItems: 1, items: { type: 'object', required: ['name'] } },
      paramStructure: { const: 'by-name' },
      params: { type: 'array', items: { type: 'object', required: ['name', 'required', 'schema'] } },
      result: { type: 'object', required: ['name', 'schema'] },
      errors: { type: 'array', items: { type: 'object', required: ['$ref'] } },
      examples: {
        type: 'array',
        minItems: 1,
        items: {
          type: 'object',
          required: ['name', 'params', 'result'],
          properties: { name: text, params: { type: 'array', items: named }, result: named },
        },
      },
      'x-causes': { type: 'array', items: text },
      'x-needs-origin': { type: 'boolean' },
      'x-needs-token': { type: 'boolean' },
      'x-notes': { type: 'array', items: text },
      'x-registered': { const: false },
      'x-returns-token': { type: 'boolean' },
    },
  },
};

/** Shape of `errors.yaml`. */
export const errorsSchema = {
  type: 'object',
  additionalProperties: {
    type: 'object',
    required: ['code', 'message', 'description'],
    additionalProperties: false,
    properties: { code: { type: 'integer' }, message: text, description: text },
  },
};

/** Shape of `causes.yaml`. */
export const causesSchema = {
  type: 'object',
  additionalProperties: {
    type: 'object',
    required: ['data', 'when'],
    additionalProperties: false,
    properties: { data: text, when: text },
  },
};

/** Shape of `openrpc.yaml`; the OpenRPC meta-schema says the rest. */
export const rootSchema = { type: 'object', required: ['openrpc', 'info', 'servers', 'components', 'x-method-groups'] };
