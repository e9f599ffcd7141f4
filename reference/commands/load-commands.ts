import { readdirSync } from 'node:fs';
import path from 'node:path';
import { DefinitionError } from '../descriptors/definition-error.ts';
import { readYaml } from '../yaml/read-yaml.ts';
import { expandRules, type RuleNode } from './expand-rules.ts';
import { commandSchema, rulesSchema } from './schema.ts';
import type { Command, Rule } from './types.ts';

const FOLDER = 'definitions/v0.73/commands';

type Optional = 'acceptedByWallet' | 'furtherChecks' | 'rulesRunBy' | 'validatorCommand';
type Entry = Omit<Command, Optional | 'name' | 'place' | 'rules' | 'walletKey'> & Partial<Pick<Command, Optional>>;

/**
 * The commands that a transaction can carry, ordered by name, each with its rules written out.
 *
 * @param root project root
 * @throws DefinitionError when a file departs from its schema, or rules use a fragment that does not exist
 */
export function loadCommands(root: string = process.cwd()): readonly Command[] {
  return readdirSync(path.join(root, FOLDER))
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => {
      const name = path.basename(file, '.yaml');
      const place = { file: `${FOLDER}/${file}`, line: 1 };
      const { value } = readYaml<Entry>(root, place.file, commandSchema);
      return {
        validatorCommand: false,
        acceptedByWallet: true,
        rulesRunBy: ['wallet', 'core'] as const,
        furtherChecks: [],
        ...value,
        name,
        walletKey: camelCase(name),
        rules: loadRules(root, name),
        place,
      };
    });
}

function loadRules(root: string, name: string): readonly Rule[] {
  const file = `${FOLDER}/rules/${name}.yaml`;
  const { value } = readYaml<{ fragments?: Record<string, RuleNode[]>; rules: RuleNode[] }>(root, file, rulesSchema);
  try {
    return expandRules(value.rules, value.fragments);
  } catch (error) {
    throw new DefinitionError({ file }, (error as Error).message, 'Correct the name of the fragment.');
  }
}

function camelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
