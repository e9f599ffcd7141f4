import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { newestRelease } from '../../product.ts';
import { factTable } from '../../tests/fact-table.ts';
import { loadCliCommands } from './load-commands.ts';
import type { CliFlagRule } from './types.ts';

interface FactFlag {
  readonly name: string;
  readonly shorthand?: string | null;
  readonly type: string;
  readonly default?: unknown;
  readonly required?: boolean;
  readonly choices?: readonly string[] | null;
  readonly persistent?: boolean;
}

interface FactCommand {
  readonly command: string;
  readonly aliases?: readonly string[];
  readonly flags?: readonly FactFlag[];
  readonly flagRules?: readonly CliFlagRule[];
  readonly configFlags?: readonly string[];
  readonly delegatesTo?: string;
  readonly validArgs?: readonly string[];
  readonly positional?: { readonly names: readonly string[] };
  readonly subcommands?: readonly FactCommand[];
}

interface FactTable {
  readonly counts: {
    readonly commands: Readonly<Record<string, number>>;
    readonly flags: Readonly<Record<string, number>>;
  };
  readonly commands: readonly FactCommand[];
  readonly cometbft: { readonly commands: readonly FactCommand[] };
}

const commands = loadCliCommands(newestRelease);
const facts = factTable<FactTable>('cli.json');
const flat = (all: readonly FactCommand[]): FactCommand[] =>
  all.flatMap((one) => [one, ...flat(one.subcommands ?? [])]);
const expected = [...flat(facts.commands), ...facts.cometbft.commands];

/** What the engine's own help shows of its flags, which the table leaves out, and what only the programs' help shows. */
const observed = JSON.parse(readFileSync('conformance/observed/engine-flags.json', 'utf8')) as Record<
  string,
  readonly Pick<FactFlag, 'name' | 'type'>[]
>;
const seenOnly = (name: string): boolean => name in observed || name === 'vega blockexplorer start';

it.each(Object.keys(observed))('%s has the flags that its help shows', (name) => {
  const flags = commands.find((candidate) => candidate.name === name)?.flags ?? [];
  expect(flags.map((flag) => [flag.name, flag.type]).sort()).toEqual(
    observed[name]?.map((flag) => [flag.name, flag.type]).sort(),
  );
});

describe('the table of the release', () => {
  it('has the same commands', () => {
    const documented = commands.map(({ name }) => name).filter((name) => !/^vega tendermint debug ./.test(name));
    expect(documented.sort()).toEqual(expected.map(({ command }) => command).sort());
    expect(documented.length).toBe(159 + 18);
  });

  it.each(expected.filter(({ command }) => !seenOnly(command)).map((fact) => [fact.command, fact] as const))(
    '%s has the same flags and rules',
    (name, fact) => {
      const command = commands.find((candidate) => candidate.name === name);
      expect(
        command?.flags.map((flag) => ({
          name: flag.name,
          short: flag.short ?? null,
          type: flag.type,
          default: flag.default ?? null,
          required: flag.required,
          choices: flag.choices ?? null,
          persistent: flag.persistent,
        })),
      ).toEqual(
        (fact.flags ?? []).map((flag) => ({
          name: flag.name,
          short: flag.shorthand ?? null,
          type: flag.type,
          // The help of both names the folder that is taken without the flag; the table has no default.
          default:
            flag.default ??
            (flag.name === 'tendermint-home' && /^vega (start|node)$/.test(name) ? '$HOME/.cometbft' : null),
          required: flag.required ?? false,
          choices: flag.choices?.length ? flag.choices : null,
          persistent: flag.persistent ?? false,
        })),
      );
      expect(command?.flagRules).toEqual(fact.flagRules ?? []);
      expect(command?.aliases).toEqual(fact.aliases ?? []);
      expect(command?.configFlags).toEqual(fact.configFlags ?? []);
      expect(command?.delegatesTo).toBe(fact.delegatesTo);
      expect(command?.validArgs).toEqual(fact.validArgs);
      if (fact.positional) expect(command?.positional.map((argument) => argument.name)).toEqual(fact.positional.names);
    },
  );
});

it('describes every command and flag, and no two commands alike', () => {
  const seen = new Map<string, string>();
  for (const { name, description, flags } of commands) {
    const repeated = name.split(' ').at(-1)?.replaceAll(/[-_]/g, ' ') ?? '';
    expect(description.toLowerCase().replace(/\W+$/, ''), name).not.toBe(repeated);
    expect(description.split(' ').length, name).toBeGreaterThan(2);
    expect(seen.get(description), name).toBeUndefined();
    seen.set(description, name);
    for (const flag of flags) {
      expect(flag.description.toLowerCase().replace(/\W+$/, ''), `${name} --${flag.name}`).not.toBe(
        flag.name.replaceAll('-', ' '),
      );
      expect(flag.description.split(' ').length, `${name} --${flag.name}`).toBeGreaterThan(2);
    }
  }
});

it.each([
  ['vega init', 'vega init <mode> [flags]'],
  ['vega version', 'vega version [flags]'],
  ['vega query netparams', 'vega query netparams [key] [flags]'],
  ['vega query accounts party', 'vega query accounts party <Party> [flags]'],
  ['vega wallet transaction send', 'vega wallet transaction send <transaction> [flags]'],
  ['vega wallet list', 'vega wallet list'],
  ['vega datanode network-history load', 'vega datanode network-history load [from] [to] [flags]'],
  ['vega wallet shell completion', 'vega wallet shell completion [bash|zsh|fish|powershell]'],
])('shows how %s is typed', (name, synopsis) => {
  expect(commands.find((command) => command.name === name)?.synopsis).toBe(synopsis);
});

describe('a mistake in a definition', () => {
  const folder = `${newestRelease.folder}/cli`;
  const withFile = (text: string): (() => unknown) => {
    const root = mkdtempSync(path.join(tmpdir(), 'cli-'));
    cpSync(folder, path.join(root, folder), { recursive: true });
    writeFileSync(path.join(root, folder, 'commands/zz.yaml'), text);
    return () => {
      try {
        return loadCliCommands(newestRelease, root);
      } finally {
        rmSync(root, { recursive: true });
      }
    };
  };

  it.each([
    ['vega start:\n  description: Starts something twice.\n', /zz\.yaml:1: vega start is already in .*node\.yaml/],
    ['vega nothing here:\n  description: Has no parent at all.\n', /vega nothing here is below vega nothing/],
    [
      'vega x:\n  description: Uses a flag.\n  flags: { a: nowhere }\n',
      /--a of vega x is the unknown shared flag "nowhere"/,
    ],
    ['vega x:\n  descripton: Misspelt.\n', /zz\.yaml:1: vega x must have required property 'description'/],
  ])('stops the load: %j', (text, message) => expect(withFile(text)).toThrow(message));
});

it('shares no flag that no command has', () => {
  const shared = Object.keys(parse(readFileSync('definitions/v0.73/cli/flags.yaml', 'utf8')) as object);
  const written = readdirSync('definitions/v0.73/cli/commands')
    .map((file) => readFileSync(`definitions/v0.73/cli/commands/${file}`, 'utf8'))
    .join('\n');
  expect(shared.filter((id) => !written.includes(`: '${id}'`))).toEqual([]);
});
