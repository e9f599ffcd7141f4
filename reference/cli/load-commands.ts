import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '../../product.ts';
import { DefinitionError } from '../descriptors/definition-error.ts';
import { readYaml } from '../yaml/read-yaml.ts';
import { commandsSchema, sharedFlagsSchema } from './schema.ts';
import type { CliCommand, CliFlag, CliFlagRule, CliValue } from './types.ts';

interface FlagEntry {
  readonly short?: string;
  readonly type: string;
  readonly default?: CliValue;
  readonly required?: true;
  readonly choices?: readonly string[];
  readonly persistent?: true;
  readonly description: string;
}

interface CommandEntry {
  readonly description: string;
  readonly aliases?: readonly string[];
  readonly args?: readonly (string | { readonly name: string; readonly type: string })[];
  readonly usage?: string;
  readonly positional?: { readonly lengthTests: readonly string[]; readonly names: readonly string[] };
  readonly validArgs?: readonly string[];
  readonly configFlags?: readonly string[];
  readonly configRule?: string;
  readonly delegatesTo?: string;
  readonly flagRules?: readonly CliFlagRule[];
  readonly flags?: Readonly<Record<string, FlagEntry | string>>;
}

/**
 * All commands of the release's programs, each parent before its children, those of the consensus engine last.
 *
 * @param release the release whose definitions are read
 * @param root project root
 * @throws DefinitionError when a file departs from its schema, a command stands in two files or lacks its parent, or a
 *   shared flag does not exist
 */
export function loadCliCommands(release: Release, root: string = process.cwd()): readonly CliCommand[] {
  const folder = `${release.folder}/cli`;
  const shared = readYaml<Record<string, FlagEntry>>(root, `${folder}/flags.yaml`, sharedFlagsSchema).value;
  const found = new Map<string, CliCommand>();
  for (const name of readdirSync(path.join(root, folder, 'commands')).sort(engineLast)) {
    const file = `${folder}/commands/${name}`;
    const { value, line } = readYaml<Record<string, CommandEntry>>(root, file, commandsSchema);
    for (const [command, entry] of Object.entries(value)) {
      const place = { file, line: line(command) };
      const earlier = found.get(command);
      if (earlier) {
        throw new DefinitionError(place, `${command} is already in ${earlier.place.file}.`, 'Keep one of the two.');
      }
      found.set(command, readCommand(command, entry, shared, place));
    }
  }
  for (const { name, parent, place } of found.values()) {
    if (parent === undefined || parent === 'vega' || found.has(parent)) continue;
    throw new DefinitionError(place, `${name} is below ${parent}, which is no command.`, 'Add the parent.');
  }
  return [...found.values()];
}

const engineLast = (a: string, b: string): number =>
  Number(a === 'tendermint.yaml') - Number(b === 'tendermint.yaml') || (a < b ? -1 : 1);

function readCommand(
  name: string,
  entry: CommandEntry,
  shared: Readonly<Record<string, FlagEntry>>,
  place: CliCommand['place'],
): CliCommand {
  const positional = positionalOf(entry);
  const flags = Object.entries(entry.flags ?? {}).map(([flag, value]): CliFlag => {
    const definition = typeof value === 'string' ? shared[value] : value;
    if (!definition) {
      throw new DefinitionError(
        place,
        `--${flag} of ${name} is the unknown shared flag "${value as string}".`,
        'Correct its id.',
      );
    }
    return { required: false, persistent: false, ...definition, name: flag };
  });
  const words = name.split(' ');
  const typed = positional.map((argument) => (argument.required ? `<${argument.name}>` : `[${argument.name}]`));
  return {
    name,
    ...(words.length > 1 ? { parent: words.slice(0, -1).join(' ') } : {}),
    description: entry.description,
    synopsis: [name, ...typed, ...(flags.length > 0 || entry.configFlags ? ['[flags]'] : [])].join(' '),
    positional,
    aliases: entry.aliases ?? [],
    ...(entry.validArgs ? { validArgs: entry.validArgs } : {}),
    flags,
    flagRules: entry.flagRules ?? [],
    configFlags: entry.configFlags ?? [],
    ...(entry.configRule ? { configRule: entry.configRule } : {}),
    ...(entry.delegatesTo ? { delegatesTo: entry.delegatesTo } : {}),
    place,
  };
}

/**
 * The arguments of a command. `lengthTests` are the tests of the program that refuse a number of arguments: one that
 * refuses all but n, or fewer than one, makes them required.
 */
function positionalOf(entry: CommandEntry): CliCommand['positional'] {
  if (entry.positional) {
    const required = entry.positional.lengthTests.some((test) => test.startsWith('!=') || test.startsWith('<'));
    return entry.positional.names.map((name) => ({ name, required }));
  }
  const rules = (entry.flagRules ?? []).filter(({ rule }) => rule === 'argRequired').flatMap(({ args }) => args ?? []);
  if (rules.length > 0) return rules.map((name) => ({ name, required: true }));
  return (entry.args ?? []).map((arg) => ({
    name: typeof arg === 'string' ? arg.replaceAll(/[[\]]/g, '') : arg.name.toLowerCase(),
    required: false,
  }));
}
