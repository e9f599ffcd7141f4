import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesOf } from '../../common/files-of.ts';
import { newestRelease, releaseOf } from '../../product.ts';
import { noAnswers, writeSources } from './release-sources.ts';
import type { ImportRequest } from '../../tools/import-release/arguments.ts';
import { importRelease } from '../../tools/import-release/import-release.ts';
import { notDescribed } from '../../tools/import-release/words.ts';

const later = releaseOf('99.1.0');
const orders = 'proto/vega/vega.proto';
let root: string;
let sources: Pick<ImportRequest, 'proto' | 'rest'> & Partial<ImportRequest>;

const place = (file: string): string => path.join(root, 'sources', file);
const request = (more: Partial<ImportRequest> = {}): ImportRequest => ({
  release: later,
  from: newestRelease,
  ...sources,
  ...noAnswers,
  ...more,
});

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'import-'));
  for (const folder of [
    newestRelease.folder,
    'definitions/third_party',
    'examples',
    'reference/client-package',
    'protocol-math',
    'package.json',
    'LICENSE',
  ])
    cpSync(folder, path.join(root, folder), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  sources = await writeSources(newestRelease, root, path.join(root, 'sources'));
}, 300_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Runs something with one source changed, and puts the source back. */
async function withSource<T>(file: string, edit: (text: string) => string, run: () => Promise<T>): Promise<T> {
  const text = readFileSync(place(file), 'utf8');
  const edited = edit(text);
  if (edited === text) throw new Error(`${file} does not hold what is to be changed.`);
  writeFileSync(place(file), edited);
  try {
    return await run();
  } finally {
    writeFileSync(place(file), text);
  }
}

describe('an import', () => {
  it('of the same release gives the same definitions, byte for byte', async () => {
    const review = await importRelease(root, request());
    try {
      const before = filesOf(path.join(root, newestRelease.folder));
      const after = filesOf(path.join(root, later.folder), (file) => file !== 'review.md');
      expect(after).toEqual(before);
      const differing = before.filter((file) => {
        const [then, now] = [newestRelease.folder, later.folder].map((folder) =>
          readFileSync(path.join(root, folder, file), 'utf8').replaceAll(folder, ''),
        );
        return then !== now;
      });
      expect(differing).toEqual([]);
      expect(review.undescribed).toEqual([]);
      expect(review.changed).toEqual([]);
      expect(review.removed).toEqual([]);
      expect(review.carried).toBeGreaterThan(6000);
      await expect(importRelease(root, request())).rejects.toThrow(`${later.folder} is there already.`);
    } finally {
      rmSync(path.join(root, later.folder), { recursive: true, force: true });
    }
  }, 300_000);

  it('takes a confirmed rename with its descriptions', async () => {
    const rename = (text: string): string => text.replace(/\bStakeLinking\b/g, 'StakeTie');
    const renames = new Map([['vega.events.v1.StakeTie', 'vega.events.v1.StakeLinking']]);
    await withSource('proto/vega/events/v1/events.proto', rename, async () => {
      const others = filesOf(place('proto')).filter((file) =>
        readFileSync(place(`proto/${file}`), 'utf8').includes('events.v1.StakeLinking'),
      );
      const texts = others.map((file) => readFileSync(place(`proto/${file}`), 'utf8'));
      for (const [index, file] of others.entries()) writeFileSync(place(`proto/${file}`), rename(texts[index] ?? ''));
      try {
        const review = await importRelease(root, request({ renames, graphql: undefined } as Partial<ImportRequest>));
        const text = readFileSync(path.join(root, later.folder, 'proto/vega/events/v1/events.proto'), 'utf8');
        expect(text).toContain('message StakeTie {');
        expect(text).not.toContain(notDescribed);
        expect(readFileSync(path.join(root, later.folder, 'renames.yaml'), 'utf8')).toContain(
          `from: ${newestRelease.label}\nnames:\n  vega.events.v1.StakeTie: vega.events.v1.StakeLinking\n`,
        );
        expect(review.changed.map(({ name }) => name)).toEqual(['vega.events.v1.StakeTie']);
      } finally {
        for (const [index, file] of others.entries()) writeFileSync(place(`proto/${file}`), texts[index] ?? '');
        rmSync(path.join(root, later.folder), { recursive: true, force: true });
      }
    });
  }, 300_000);
});

/** Every file of a folder with what it holds. */
const contents = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    filesOf(path.join(root, folder)).map((file) => [file, readFileSync(path.join(root, folder, file), 'utf8')]),
  );

describe('a broken source', () => {
  const broken: readonly (readonly [string, string, (text: string) => string, RegExp])[] = [
    [
      'half a .proto file',
      orders,
      (text) => text.slice(0, text.length / 2),
      /vega\/vega\.proto:\d+: [\s\S]*\n {2}Take the whole file/,
    ],
    [
      'an unknown type',
      orders,
      (text) => text.replace('  Side side = ', '  Edge side = '),
      /vega\/vega\.proto:\d+: .*Edge[\s\S]*\n {2}/,
    ],
    [
      'a renumbered field',
      orders,
      (text) => text.replace(/(message Party \{\s+string id = )1;/, '$19;'),
      /vega\/vega\.proto:\d+: vega\.Party\.id has the number 9, and had 1\n {2}.*--renumbered vega\.Party\.id/,
    ],
    [
      'a renamed message',
      'proto/vega/governance.proto',
      (text) => text.replace(/\bSpotProduct\b/g, 'SpotPair'),
      /vega\/governance\.proto:\d+: the message vega\.SpotPair looks like vega\.SpotProduct under another name: 3 of 3 members are the same\n {2}Confirm it with --rename 'vega\.SpotProduct=vega\.SpotPair'/,
    ],
    [
      'half a schema',
      'schema.graphql',
      (text) => text.slice(0, text.length / 2),
      /schema\.graphql:\d+: Syntax Error[\s\S]*\n {2}/,
    ],
    [
      'a schema with an unknown type',
      'schema.graphql',
      (text) => text.replace(/: Side!/, ': Edge!'),
      /schema\.graphql:\d+: Unknown type "Edge"[\s\S]*\n {2}/,
    ],
    [
      'a parameter of an unknown type',
      'parameters.json',
      (text) => text.replace('"type":"uint"', '"type":"colour"'),
      /parameters\.json:\d+: .*type must be equal to one of/,
    ],
    [
      'a command without its parent',
      'commands.json',
      (text) => text.replace('"vega wallet":', '"vega wallets":'),
      /commands\.json:\d+: vega wallet .* is below vega wallet/,
    ],
    [
      'a renumbered enum value',
      orders,
      (text) => text.replace(/(SIDE_SELL = )2;/, '$17;'),
      /vega\/vega\.proto:\d+: vega\.Side\.SIDE_SELL has the number 7, and had 2\n {2}.*--renumbered vega\.Side\.SIDE_SELL/,
    ],
    [
      'a renamed GraphQL type',
      'schema.graphql',
      (text) => text.replace(/\bPartyStake\b/g, 'StakeOfParty'),
      /schema\.graphql:\d+: the GraphQL type StakeOfParty looks like PartyStake under another name[\s\S]*--rename 'PartyStake=StakeOfParty'/,
    ],
    [
      'half a table of parameters',
      'parameters.json',
      (text) => text.slice(0, text.length / 2),
      /parameters\.json:\d+: [\s\S]*\n {2}/,
    ],
    [
      'half a table of commands',
      'commands.json',
      (text) => text.slice(0, text.length / 2),
      /commands\.json:\d+: [\s\S]*\n {2}/,
    ],
    [
      'half a list of wallet methods',
      'openrpc.json',
      (text) => text.slice(0, text.length / 2),
      /openrpc\.json:\d+: [\s\S]*\n {2}/,
    ],
    [
      'a flag of an unknown form',
      'commands.json',
      (text) => text.replace('"type":"string"', '"type":7'),
      /commands\.json:\d+: .*type must be string/,
    ],
    [
      'half an ABI',
      'abi/IERC20.json',
      (text) => text.slice(0, text.length / 2),
      /IERC20\.json: [\s\S]*\n {2}Take the whole file/,
    ],
  ];

  it.each(broken)(
    'such as %s gives one readable block, and changes nothing',
    async (_, file, edit, message) => {
      const before = contents('definitions');
      const reason = await withSource(file, edit, () =>
        importRelease(root, request()).then(
          () => 'nothing was wrong',
          (error: unknown) => (error instanceof Error ? error.message : String(error)),
        ),
      );
      expect(reason).toMatch(message);
      expect(reason).not.toMatch(/\n\s+at /);
      expect(contents('definitions')).toEqual(before);
      // Where it is tried nothing stays, not even folders.
      expect(readdirSync(path.join(root, '.cache/import-release'))).toEqual([]);
    },
    300_000,
  );

  it('is told by the command in one block, without the place in our own code, and it fails', async () => {
    const command = [
      path.resolve('node_modules/tsx/dist/cli.mjs'),
      path.resolve('tools/import-release.ts'),
      ...['--version', later.version, '--from', newestRelease.label, '--parameters', place('parameters.json')],
    ];
    const said = await withSource(
      'parameters.json',
      (text) => text.slice(0, text.length / 2),
      () => Promise.resolve(spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' })),
    );
    expect(said.status).toBe(1);
    expect(said.stdout).toBe('');
    expect(said.stderr).toMatch(/^\nNothing was imported\.\n.*parameters\.json:\d+: [^\n]+\n {2}[^\n]+\n\n$/);
    expect(existsSync(path.join(root, later.folder))).toBe(false);
  }, 60_000);
});
