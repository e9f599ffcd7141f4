import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '../../product.ts';
import { DefinitionError } from '../descriptors/definition-error.ts';
import { readYaml } from '../yaml/read-yaml.ts';
import { expandRules, type RuleNode } from './expand-rules.ts';
import { commandSchema, rulesSchema } from './schema.ts';
import type { Command, Rule } from './types.ts';

type Optional = 'acceptedByWallet' | 'furtherChecks' | 'rulesRunBy' | 'validatorCommand';
type Entry = Omit<Command, Optional | 'name' | 'place' | 'rules' | 'walletKey'> & Partial<Pick<Command, Optional>>;

/**
 * The commands that a transaction can carry, ordered by name, each with its rules written out.
 *
 * @param release the release whose definitions are read
 * @param root project root
 * @throws DefinitionError when a file departs from its schema, or rules use a fragment that does not exist
 */
export function loadTransactionCommands(release: Release, root: string = process.cwd()): readonly Command[] {
  const folder = `${release.folder}/commands`;
  return readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => {
      const name = path.basename(file, '.yaml');
      const place = { file: `${folder}/${file}`, line: 1 };
      const { value } = readYaml<Entry>(root, place.file, commandSchema);
      return {
        validatorCommand: false,
        acceptedByWallet: true,
        rulesRunBy: ['wallet', 'core'] as const,
        furtherChecks: [],
        ...value,
        name,
        walletKey: camelCase(name),
        rules: loadRules(root, folder, name),
        place,
      };
    });
}

function loadRules(root: string, folder: string, name: string): readonly Rule[] {
  const file = `${folder}/rules/${name}.yaml`;
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
