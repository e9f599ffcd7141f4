import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CliCommand, CliFlag, CliValue } from '../../../reference/cli/types.ts';
import { DefinitionError } from '../../../reference/descriptors/definition-error.ts';
import { readYaml } from '../../../reference/yaml/read-yaml.ts';
import type { ImportedTables } from '../parameters/import-parameters.ts';
import { earlierName, type Renames } from '../renames.ts';
import { notDescribed } from '../words.ts';
import { YamlEdits } from '../yaml/edit-yaml.ts';

export interface FlagRow {
  readonly type: string;
  readonly short?: string;
  readonly default?: CliValue;
  readonly required?: true;
  readonly choices?: readonly string[];
  readonly persistent?: true;
}

export interface CommandRow {
  readonly flags?: Readonly<Record<string, FlagRow>>;
}

const tableSchema = {
  type: 'object',
  minProperties: 1,
  additionalProperties: {
    type: 'object',
    additionalProperties: false,
    properties: {
      flags: {
        type: 'object',
        additionalProperties: {
          type: 'object',
          required: ['type'],
          additionalProperties: false,
          properties: {
            type: { type: 'string', minLength: 1 },
            short: { type: 'string', pattern: '^[a-zA-Z]$' },
            default: {},
            required: { const: true },
            choices: { type: 'array', items: { type: 'string' } },
            persistent: { const: true },
          },
        },
      },
    },
  },
};

/**
 * Reads a table of commands by all their words, with the flags of each, as YAML or JSON.
 *
 * @throws DefinitionError with file and line, also for a command whose parent is not there
 */
export function readCommandTable(file: string): ReadonlyMap<string, CommandRow> {
  const { value, line } = readYaml<Record<string, CommandRow>>('', file, tableSchema);
  const table = new Map(Object.entries(value));
  for (const name of table.keys()) {
    const parent = name.split(' ').slice(0, -1).join(' ');
    if (parent === '' || parent === 'vega' || table.has(parent)) continue;
    throw new DefinitionError(
      { file, line: line(name) },
      `${name} is below ${parent}, which the table does not have`,
      'Give the whole tree of the commands.',
    );
  }
  return table;
}

/**
 * The files of the command-line programs after a table of all their commands.
 *
 * @param folder folder with the files to change
 */
export function importCommands(
  folder: string,
  earlier: readonly CliCommand[],
  table: ReadonlyMap<string, CommandRow>,
  renames: Renames,
): ImportedTables {
  const edits = new Map<string, YamlEdits>();
  const editsOf = ({ place }: CliCommand): YamlEdits => {
    const name = path.basename(place.file);
    const open = edits.get(name) ?? new YamlEdits(readFileSync(path.join(folder, name), 'utf8'));
    edits.set(name, open);
    return open;
  };
  const before = new Map(earlier.map((command) => [command.name, command]));
  const kept = new Map<string, CliCommand>();
  const undescribed: string[] = [];
  let carried = 0;
  for (const [name, row] of table) {
    const command = before.get(earlierName(name, renames));
    if (command === undefined) continue;
    kept.set(name, command);
    carried += 1;
    const [own, wanted] = [new Map(command.flags.map((flag) => [flag.name, flag])), Object.entries(row.flags ?? {})];
    const file = editsOf(command);
    const fresh: [string, FlagRow][] = [];
    if (name !== command.name) file.rename([command.name], name);
    const earlierFlag = (flag: string): string =>
      earlierName(`${name} --${flag}`, renames).slice(`${command.name} --`.length);
    for (const [flag, facts] of wanted) {
      const then = own.get(earlierFlag(flag));
      if (then === undefined) {
        fresh.push([flag, facts]);
        undescribed.push(`${name} --${flag}`);
        continue;
      }
      carried += 1;
      if (then.name !== flag) file.rename([command.name, 'flags', then.name], flag);
      if (!sameFlag(then, facts)) file.replace([command.name, 'flags', then.name], flagText(facts, then.description));
    }
    const gone = command.flags.filter((flag) => !wanted.some(([other]) => earlierFlag(other) === flag.name));
    const remain = command.flags.filter((flag) => !gone.includes(flag));
    for (const flag of gone) if (remain.length > 0) file.remove([command.name, 'flags', flag.name]);
    if (gone.length > 0 && remain.length === 0) file.remove([command.name, 'flags']);
    const last = remain.at(-1);
    const lines = fresh.map(([flag, facts]) => `${flag}: ${flagText(facts, notDescribed)}`);
    if (lines.length === 0) continue;
    if (last !== undefined) file.insertAfter([command.name, 'flags', last.name], lines);
    else file.insertAfter([command.name, 'description'], ['flags:', ...lines.map((line) => `  ${line}`)]);
  }
  const remaining = new Set([...kept.values()].map(({ name }) => name));
  for (const command of earlier) if (!remaining.has(command.name)) editsOf(command).remove([command.name]);
  for (const [name, row] of table) {
    if (kept.has(name)) continue;
    undescribed.push(name, ...Object.keys(row.flags ?? {}).map((flag) => `${name} --${flag}`));
    const beside = nearest(name, [...kept.values()]);
    if (beside !== undefined) editsOf(beside).insertAfter([beside.name], commandLines(name, row));
  }
  return {
    files: new Map([...edits].map(([file, text]) => [`cli/commands/${file}`, text.result()])),
    carried,
    undescribed,
  };
}

const sameFlag = (then: CliFlag, now: FlagRow): boolean =>
  then.type === now.type &&
  then.required === (now.required ?? false) &&
  then.persistent === (now.persistent ?? false) &&
  (then.short ?? '') === (now.short ?? '') &&
  JSON.stringify(then.default ?? null) === JSON.stringify(now.default ?? null) &&
  JSON.stringify(then.choices ?? []) === JSON.stringify(now.choices ?? []);

/** A flag on one line: JSON is YAML, and needs no quoting of its own. */
const flagText = (row: FlagRow, description: string): string => JSON.stringify({ ...row, description });

function commandLines(name: string, { flags = {} }: CommandRow): string[] {
  const rows = Object.entries(flags).map(([flag, row]) => `    ${flag}: ${flagText(row, notDescribed)}`);
  return [`${name}:`, `  description: ${notDescribed}`, ...(rows.length === 0 ? [] : ['  flags:', ...rows])];
}

/** The command that shares the most words with a name from its start, the last of them. */
function nearest(name: string, commands: readonly CliCommand[]): CliCommand | undefined {
  let best: { readonly shared: number; readonly command: CliCommand } | undefined;
  const words = name.split(' ');
  for (const command of commands) {
    const other = command.name.split(' ');
    let shared = 0;
    while (shared < words.length && words[shared] === other[shared]) shared += 1;
    if (shared >= (best?.shared ?? 0)) best = { shared, command };
  }
  return best?.command;
}
