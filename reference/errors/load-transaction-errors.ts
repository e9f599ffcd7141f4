import { didYouMean } from '../../common/near-matches.ts';
import type { Release } from '../../product.ts';
import { DefinitionError } from '../descriptors/definition-error.ts';
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
      code: { enum: [51, 60, 89] },
      text,
      at: { enum: ['check', 'block', 'both'] },
      commands: { type: 'array', minItems: 1, uniqueItems: true, items: text },
      when: text,
      do: text,
    },
  },
};

/**
 * The texts with which core nodes refuse transactions.
 *
 * @param commands names of the commands that the release has
 * @throws DefinitionError when the file departs from its schema or names no such command
 */
export function loadTransactionErrors(
  release: Release,
  commands: readonly string[],
  root: string = process.cwd(),
): readonly TransactionError[] {
  const file = `${release.folder}/transaction-errors.yaml`;
  const { value, line } = readYaml<TransactionError[]>(root, file, schema);
  value.forEach((error, index) => {
    error.commands?.forEach((name, at) => {
      if (commands.includes(name)) return;
      throw new DefinitionError(
        { file, line: line(index, 'commands', at) },
        `No command is called ${name}.${didYouMean(name, commands)}`,
        `Use the name of a file of ${release.folder}/commands.`,
      );
    });
  });
  return value;
}
