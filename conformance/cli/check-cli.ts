import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newestRelease } from '../../product.ts';
import { loadCliCommands, loadConfig, type CliCommand, type CliFlag } from '../definitions.ts';
import { Recorder, type PartReport } from '../recorder.ts';
import { parseHelp, type Help } from './parse-help.ts';
import { runProgram } from './run-program.ts';

/** Gives the help of a command, by its words after the program's name. */
export type AskHelp = (words: readonly string[]) => Promise<string>;

/** Commands of the libraries themselves, which every program built with them has. */
const OF_THE_LIBRARY = new Set(['completion', 'help']);
/** How cobra writes the types of values; where a flag's help names its value otherwise, the type cannot be told. */
const COBRA_TYPES = new Set([
  'bool',
  'bytesHex',
  'duration',
  'int',
  'int64',
  'string',
  'stringArray',
  'strings',
  'uint',
  'uint32',
  'uint64',
]);

/**
 * Compares every command of a program with `definitions/v0.73/cli`: that it exists, its subcommands, aliases, flags,
 * their short forms, types, defaults and choices, and which of them come from a command above.
 */
export async function checkCli(askHelp: AskHelp, root?: string): Promise<PartReport> {
  const recorder = new Recorder('cli');
  const commands = loadCliCommands(newestRelease, root);
  const config = new Map(loadConfig(newestRelease, root).map(({ component, keys }) => [component, keys]));
  const byName = new Map(commands.map((command) => [command.name, command]));
  for (const command of commands) {
    if (!command.name.startsWith('vega ')) {
      recorder.leave(command.name, 'belongs to another program');
      continue;
    }
    const text = await askHelp(command.name.split(' ').slice(1));
    const help = parseHelp(text);
    const children = commands
      .filter(({ parent }) => parent === command.name)
      .map(({ name }) => name.split(' ').at(-1) ?? '');
    // `vega tm` is a short form, whose commands stand under the long one.
    if (command.name !== 'vega tm')
      recorder.compare(
        'commands',
        command.name,
        'subcommands',
        children.filter((name) => !OF_THE_LIBRARY.has(name)).sort(),
        help.commands.filter((name) => !OF_THE_LIBRARY.has(name)).sort(),
      );
    if (help.library === 'cobra')
      recorder.compare('aliases', command.name, 'aliases', [...command.aliases].sort(), [...help.aliases].sort());
    compareFlags(recorder, command, expectedFlags(command, byName, config), help);
  }
  return recorder.report();
}

/** The flags that the documentation gives a command, those of the commands above and of the configuration with it. */
function expectedFlags(
  command: CliCommand,
  byName: ReadonlyMap<string, CliCommand>,
  config: ReadonlyMap<string, ReturnType<typeof loadConfig>[number]['keys']>,
): Map<string, CliFlag> {
  const flags = new Map<string, CliFlag>();
  for (const component of command.configFlags) {
    for (const { flag, type, choices, default: value } of config.get(component) ?? []) {
      if (flag === undefined) continue;
      const name = flag.replace(/^--/, '');
      flags.set(name, {
        name,
        type,
        required: false,
        persistent: false,
        description: '',
        ...(choices ? { choices } : {}),
        ...(value === undefined ? {} : { default: value }),
      });
    }
  }
  for (let above = command.parent; above !== undefined; above = byName.get(above)?.parent) {
    for (const flag of byName.get(above)?.flags ?? []) if (flag.persistent) flags.set(flag.name, flag);
  }
  for (const flag of command.flags) flags.set(flag.name, flag);
  return flags;
}

function compareFlags(
  recorder: Recorder,
  command: CliCommand,
  expected: ReadonlyMap<string, CliFlag>,
  help: Help,
): void {
  const found = new Map(help.flags.filter(({ name }) => name !== 'help').map((flag) => [flag.name, flag]));
  const own =
    help.library === 'cobra' ? [...found.values()] : [...found.values()].filter(({ inherited }) => !inherited);
  recorder.compare(
    'flags',
    command.name,
    'flags',
    [...expected.keys()].filter((name) => name !== 'help').sort(),
    own.map(({ name }) => name).sort(),
  );
  for (const flag of own) {
    const documented = expected.get(flag.name);
    if (!documented) continue;
    const aspect = (what: string): string => `${what} of --${flag.name}`;
    recorder.compare('short forms', command.name, aspect('short form'), documented.short, flag.short);
    const type = flag.type ?? 'bool';
    if (help.library === 'cobra' && COBRA_TYPES.has(type))
      recorder.compare('types', command.name, aspect('type'), cobraType(documented), type);
    if (help.library === 'go-flags')
      recorder.compare('choices', command.name, aspect('choices'), documented.choices, flag.choices);
    // Values that come from a configuration or are set in code are not in the help of this library.
    if (help.library === 'go-flags' && flag.default === undefined) continue;
    // Keys that are made anew each time.
    if (documented.default === 'generated') continue;
    recorder.compare(
      'defaults',
      command.name,
      aspect('default'),
      shownDefault(documented),
      flag.default && plainDefault(flag.default, documented),
    );
  }
}

/** A default that the help shows, without the brackets of lists, the sign of percentages and this machine's folders. */
function plainDefault(shown: string, { type }: CliFlag): string {
  const plain = shown
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/^(\d+)%$/, '$1')
    .replace(/^.*\/conformance-\w+\/(?=\.\w)/, '$HOME/')
    .replace(/^.*\/conformance-\w+\//, '$TMPDIR/');
  return type === 'LogLevel' ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain;
}

function cobraType({ type }: CliFlag): string {
  const names: Readonly<Record<string, string>> = {
    '[]string': 'strings',
    stringSlice: 'strings',
    uint64: 'uint',
    Duration: 'duration',
  };
  return names[type] ?? type;
}

/** A default as help shows it: none for an empty text, zero and false. */
function shownDefault({ default: value }: CliFlag): string | undefined {
  if (value === undefined || value === null || value === '' || value === false || value === 0 || value === '0s')
    return undefined;
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string);
}

/** Asks a program in an empty home folder, so that nothing it might write reaches that of the person who asks. */
export function programHelp(file: string): { readonly ask: AskHelp; readonly end: () => void } {
  const home = mkdtempSync(path.join(tmpdir(), 'conformance-'));
  const environment = { HOME: home, TMPDIR: home, PATH: process.env['PATH'] ?? '', COLUMNS: '400' };
  return {
    ask: async (words) => {
      const { stdout, stderr } = await runProgram(file, [...words, '--help'], environment);
      return stdout + stderr;
    },
    end: () => {
      rmSync(home, { recursive: true, force: true });
    },
  };
}
