/** Shape of definitions/glossary.yaml (JSON Schema 2020-12). */
export const glossarySchema = {
  type: 'object',
  required: ['terms'],
  additionalProperties: false,
  properties: {
    terms: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'term', 'text', 'page'],
        additionalProperties: false,
        properties: {
          id: { type: 'string', pattern: '^[a-z0-9-]+$' },
          term: { type: 'string', minLength: 2 },
          also: { type: 'array', items: { type: 'string', minLength: 2 } },
          text: { type: 'string', pattern: '[.]$', maxLength: 200 },
          page: { type: 'string', pattern: '^/concepts/' },
          mark: { const: false },
        },
      },
    },
  },
} as const;
