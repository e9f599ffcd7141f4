import type { Release } from '../../product.ts';
import { readYaml } from '../yaml/read-yaml.ts';
import type { ContractError } from './types.ts';

const text = { type: 'string', minLength: 1 };
const schema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['text', 'when', 'do', 'at'],
    additionalProperties: false,
    properties: {
      text,
      when: text,
      do: text,
      at: { type: 'object', minProperties: 1, additionalProperties: { type: 'array', minItems: 1, items: text } },
    },
  },
};

/** The texts with which the bridge contracts refuse calls. Throws DefinitionError when the file departs from its schema. */
export const loadContractErrors = (release: Release, root: string = process.cwd()): readonly ContractError[] =>
  readYaml<ContractError[]>(root, `${release.folder}/contract-errors.yaml`, schema).value;
