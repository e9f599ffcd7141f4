import { newestRelease } from '../../../product.ts';
import { loadCliCommands } from '../../../reference/cli/load-commands.ts';
import { loadConfig } from '../../../reference/cli/load-config.ts';
import type { CliCommand } from '../../../reference/cli/types.ts';

const commands = new Map(loadCliCommands(newestRelease).map((command) => [command.name, command]));
const configFlags = new Map(
  loadConfig(newestRelease).map(({ component, keys }) => [
    component,
    new Set(keys.flatMap(({ flag }) => (flag ? [flag] : []))),
  ]),
);

/** What is wrong with a call by the definitions; empty where nothing is. */
export function problemsOf(words: readonly string[]): string[] {
  const typed = [words[0] === 'vegawallet' ? ['vega', 'wallet'] : [words[0] ?? ''], words.slice(1)].flat();
  const { command, rest } = longestCommand(typed);
  if (!command) return [`"${typed.join(' ')}" begins with no command of the definitions`];
  const children = [...commands.values()].filter(({ parent }) => parent === command.name);
  const next = rest.find((word) => !word.startsWith('-'));
  if (children.length > 0 && rest.length > 0 && next !== undefined) return [`${command.name} has no command "${next}"`];
  return typed
    .filter((word) => /^--?[a-zA-Z]/.test(word))
    .flatMap((flag) => (takes(command, flag) ? [] : [`${command.name} has no flag ${flag}`]));
}

/** Every command and flag that the definitions know, for names that stand alone. */
export const allFlags: ReadonlySet<string> = new Set([
  ...[...commands.values()].flatMap(({ flags }) =>
    flags.flatMap(({ name, short }) => [`--${name}`, ...(short ? [`-${short}`] : [])]),
  ),
  ...[...configFlags.values()].flatMap((flags) => [...flags]),
]);

/** Flags may stand between the words of a command: `vega nodewallet --home DIR import`. A flag's value follows it. */
function longestCommand(typed: readonly string[]): { command: CliCommand | undefined; rest: readonly string[] } {
  let name = typed[0] ?? '';
  let found = commands.get(name);
  let end = 1;
  for (let index = 1; index < typed.length; index++) {
    const word = typed[index] ?? '';
    if (word.startsWith('-')) {
      if (!word.includes('=') && !isSwitch(found, word)) index++;
      continue;
    }
    const longer = `${name} ${word}`;
    const known =
      commands.get(longer) ?? alias(name, word) ?? (longer === 'vega tm' ? commands.get('vega tendermint') : undefined);
    if (!known && ![...commands.keys()].some((key) => key.startsWith(`${longer} `))) break;
    name = known?.name ?? longer;
    found = known;
    end = index + 1;
  }
  return { command: found, rest: typed.slice(end) };
}

const alias = (parent: string, word: string): CliCommand | undefined =>
  [...commands.values()].find((command) => command.parent === parent && command.aliases.includes(word));

function isSwitch(command: CliCommand | undefined, word: string): boolean {
  return (
    command?.flags.some(
      ({ name, short, type }) => type === 'bool' && (`--${name}` === word || `-${short ?? ''}` === word),
    ) ?? false
  );
}

function takes(command: CliCommand, flag: string): boolean {
  const name = flag.split('=')[0] ?? '';
  if (name === '--help' || name === '-h') return true;
  // The engine's commands have flags of their own, which the definitions leave to it.
  if (command.name.startsWith('vega tendermint')) return name === '--home';
  if (command.configFlags.some((component) => configFlags.get(component)?.has(name))) return true;
  for (
    let owner: CliCommand | undefined = command;
    owner;
    owner = owner.parent === undefined ? undefined : commands.get(owner.parent)
  ) {
    if (owner.flags.some((entry) => `--${entry.name}` === name || `-${entry.short ?? ''}` === name)) return true;
  }
  return false;
}
