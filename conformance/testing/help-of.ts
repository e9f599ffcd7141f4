import { newestRelease } from '../../product.ts';
import { loadCliCommands, loadConfig, type CliCommand } from '../definitions.ts';

const commands = new Map(loadCliCommands(newestRelease).map((command) => [command.name, command]));
const config = new Map(loadConfig(newestRelease).map(({ component, keys }) => [component, keys]));

/** A help in the form of the release's libraries that says what the definitions say, to prove the suite with. */
export function helpOf(words: readonly string[]): string {
  const command = commands.get(['vega', ...words].join(' '));
  if (!command) throw new Error(`vega ${words.join(' ')} is no command.`);
  return isCobra(command.name) ? cobraHelp(command) : goFlagsHelp(command);
}

const isCobra = (name: string): boolean => /^vega (wallet|tm|tendermint)\b/.test(name);

function shown(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : String(value);
}

const isZero = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  value === 0 ||
  value === '0s' ||
  (Array.isArray(value) && value.length === 0);

function cobraHelp(command: CliCommand): string {
  const types: Readonly<Record<string, string>> = {
    '[]string': 'strings',
    stringSlice: 'strings',
    uint64: 'uint',
    Duration: 'duration',
  };
  const flags = [...command.flags];
  for (let above = command.parent; above !== undefined; above = commands.get(above)?.parent) {
    flags.push(
      ...(commands.get(above)?.flags ?? []).filter(
        ({ persistent, name }) => persistent && !flags.some((flag) => flag.name === name),
      ),
    );
  }
  const children = [...commands.values()]
    .filter(({ parent }) => parent === command.name)
    .map(({ name }) => `  ${name.split(' ').at(-1) ?? ''} text`);
  return [
    'Usage:',
    `  ${command.name} [flags]`,
    '',
    ...(command.aliases.length > 0 ? ['Aliases:', `  ${['self', ...command.aliases].join(', ')}`, ''] : []),
    ...(children.length > 0 ? ['Available Commands:', ...children, ''] : []),
    'Flags:',
    ...flags.map(
      (flag) =>
        `  ${flag.short ? `-${flag.short}, ` : '    '}--${flag.name}${flag.type === 'bool' ? '' : ` ${types[flag.type] ?? flag.type}`}   text${isZero(flag.default) ? '' : ` (default ${flag.type === 'string' ? JSON.stringify(flag.default) : shown(flag.default)})`}`,
    ),
    '',
  ].join('\n');
}

function goFlagsHelp(command: CliCommand): string {
  const own = command.name.split(' ').at(-1) ?? '';
  const flags = new Map<
    string,
    { readonly short?: string; readonly choices?: readonly string[]; readonly default?: unknown }
  >();
  for (const component of command.configFlags) {
    for (const { flag, choices } of config.get(component) ?? [])
      if (flag !== undefined) flags.set(flag.slice(2), choices ? { choices } : {});
  }
  for (const flag of command.flags) flags.set(flag.name, flag);
  const children = [...commands.values()]
    .filter(({ parent }) => parent === command.name)
    .map(({ name }) => `  ${name.split(' ').at(-1) ?? ''}  text`);
  return [
    'Usage:',
    `  vega [OPTIONS] ${own} [${own}-OPTIONS]`,
    '',
    `[${own} command options]`,
    ...[...flags].map(
      ([name, flag]) =>
        `      ${flag.short ? `-${flag.short}, ` : '    '}--${name}=${flag.choices ? `[${flag.choices.join('|')}]` : ''}   text${isZero(flag.default) ? '' : ` (default: ${shown(flag.default)})`}`,
    ),
    '',
    ...(children.length > 0 ? ['Available commands:', ...children] : []),
    '',
  ].join('\n');
}
