import type { Release } from '../../product.ts';
import { readYaml } from '../yaml/read-yaml.ts';
import type { TransactionError } from './types.ts';

const text = { type: 'string', minLength: 1 };
const schema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['code', 'text', 'at', 'when', 'do'],
    additionalProperties: false,
    properties: {
      code: { enum: [51, 60, 80, 89] },
      text,
      at: { enum: ['check', 'block', 'both'] },
      commands: { type: 'array', minItems: 1, uniqueItems: true, items: text },
      when: text,
      do: text,
    },
  },
};

/** The texts with which core nodes refuse transactions. Throws DefinitionError when the file departs from its schema. */
export const loadTransactionErrors = (release: Release, root: string = process.cwd()): readonly TransactionError[] =>
  readYaml<TransactionError[]>(root, `${release.folder}/transaction-errors.yaml`, schema).value;
