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
import type { Review } from '../../tools/import-release/review.ts';
import { notDescribed } from '../../tools/import-release/words.ts';

const later = releaseOf('99.1.0');
const orders = 'proto/vega/vega.proto';
let root: string;
let sources: Awaited<ReturnType<typeof writeSources>>;

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

/** An import of what one file belongs to, as a person would start it who has nothing else. */
function requestOf(file: string, more: Partial<ImportRequest> = {}): ImportRequest {
  const { proto, rest, graphql, parameters, openrpc, commands, abi } = sources;
  const own: Partial<ImportRequest> =
    {
      proto: { proto, rest },
      'bindings.yml': { rest },
      'schema.graphql': { graphql },
      'parameters.json': { parameters },
      'openrpc.json': { openrpc },
      'commands.json': { commands },
      abi: { abi },
    }[file.replace(/^(proto|abi)\/.*$/, '$1')] ?? {};
  return { release: later, from: newestRelease, rest: [], ...own, ...noAnswers, ...more };
}

/** What is thrown by something that must throw. */
const reasonOf = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => {
      rmSync(path.join(root, later.folder), { recursive: true, force: true });
      return 'nothing was wrong';
    },
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

/** The definitions that an import wrote, which are gone afterwards. */
async function imported<T>(
  what: ImportRequest,
  look: (read: (file: string) => string, review: Review) => T,
): Promise<T> {
  try {
    const review = await importRelease(root, what);
    return look((file) => readFileSync(path.join(root, later.folder, file), 'utf8'), review);
  } finally {
    rmSync(path.join(root, later.folder), { recursive: true, force: true });
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

  it('proposes a rename, and takes it with its descriptions once it is confirmed', async () => {
    const rename = (text: string): string => text.replace(/\bStakeLinking\b/g, 'StakeTie');
    const file = 'proto/vega/events/v1/events.proto';
    await withSource(file, rename, async () => {
      const others = filesOf(place('proto')).filter((name) =>
        readFileSync(place(`proto/${name}`), 'utf8').includes('events.v1.StakeLinking'),
      );
      const texts = others.map((name) => readFileSync(place(`proto/${name}`), 'utf8'));
      for (const [index, name] of others.entries()) writeFileSync(place(`proto/${name}`), rename(texts[index] ?? ''));
      try {
        const question = await reasonOf(importRelease(root, requestOf(file)));
        expect(question).toContain('1 questions are open');
        const renames = answersOf(question);
        expect([...renames]).toEqual([['vega.events.v1.StakeTie', 'vega.events.v1.StakeLinking']]);
        await imported(requestOf(file, { renames }), (read, review) => {
          const text = read('proto/vega/events/v1/events.proto');
          expect(text).toContain('message StakeTie {');
          expect(text).not.toContain(notDescribed);
          expect(read('renames.yaml')).toContain(
            `from: ${newestRelease.label}\nnames:\n  vega.events.v1.StakeTie: vega.events.v1.StakeLinking\n`,
          );
          expect(review.changed.map(({ name }) => name)).toEqual(['vega.events.v1.StakeTie']);
        });
      } finally {
        for (const [index, name] of others.entries()) writeFileSync(place(`proto/${name}`), texts[index] ?? '');
      }
    });
  }, 300_000);

  it('carries over what is confirmed of tables: a parameter, a wallet method, a flag, a function of a contract', async () => {
    const { parameters, openrpc, commands, abi } = sources;
    const all = requestOf('', { parameters, openrpc, commands, abi });
    const edits: readonly (readonly [string, string, string])[] = [
      ['parameters.json', '"spam.protection.max.votes"', '"spam.protection.max.vote"'],
      ['openrpc.json', '"client.list_keys"', '"client.list_key"'],
      ['commands.json', '"genesis-file"', '"genesis-files"'],
      ['abi/IERC20.json', '"name":"allowance"', '"name":"allowances"'],
    ];
    const texts = edits.map(([file]) => readFileSync(place(file), 'utf8'));
    for (const [index, [file, then, now]] of edits.entries())
      writeFileSync(place(file), (texts[index] ?? '').replace(then, now));
    try {
      const question = await reasonOf(importRelease(root, all));
      expect(question).toContain('4 questions are open');
      const renames = answersOf(question);
      expect([...renames.keys()].sort()).toEqual([
        'IERC20.allowances',
        'client.list_key',
        'spam.protection.max.vote',
        expect.stringMatching(/^vega .* --genesis-files$/),
      ]);
      await imported({ ...all, renames }, (read, review) => {
        expect(review.undescribed).toEqual([]);
        expect(review.removed).toHaveLength(renames.size);
        expect(review.changed.map(({ name }) => name).sort()).toEqual([...renames.keys()].sort());
        expect(read('wallet/methods/client.yaml')).toMatch(/^- name: client\.list_key\n {2}summary: /m);
        expect(read('contracts/interfaces/IERC20.sol')).toContain('    function allowances(');
      });
    } finally {
      for (const [index, [file]] of edits.entries()) writeFileSync(place(file), texts[index] ?? '');
    }
  }, 300_000);

  it('refuses answers to questions that the sources do not ask', async () => {
    const said = await reasonOf(
      importRelease(
        root,
        requestOf('parameters.json', {
          renames: new Map([['vega.Wish', 'vega.Ordr']]),
          gone: new Set(['vega.Order']),
          renumbered: new Set(['vega.Order.id']),
        }),
      ),
    );
    expect(said.split('\n')).toEqual([
      `--rename 'vega.Ordr=vega.Wish': ${newestRelease.label} has no vega.Ordr`,
      `--gone 'vega.Order': ${later.label} still has it`,
      "--renumbered 'vega.Order.id': its number is the same, or there is no such element",
      '  Leave these answers out, or spell them as the question does.',
    ]);
  }, 300_000);
});

/** The renames that questions propose, as the command line takes them. */
const answersOf = (questions: string): Map<string, string> =>
  new Map(
    [...questions.matchAll(/--rename '([^=']+)=([^']+)'/g)].map(([, then = '', now = '']): [string, string] => [
      now,
      then,
    ]),
  );

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
    [
      'half a file of bindings',
      'bindings.yml',
      (text) => text.slice(0, text.indexOf("/statistics'") + 4),
      /bindings\.yml:\d+: [^\n]+\n {2}Take the whole file of the release/,
    ],
    [
      'bindings without those of a service',
      'bindings.yml',
      (text) => text.replace(/ {4}- selector: vega\.api\.v1\.CoreService\.(?:.|\n(?! {4}- ))*\n/g, ''),
      /no rpc of vega\.api\.v1\.CoreService has a path any more\n {2}Give the bindings of the release with --rest/,
    ],
    [
      'a binding of an unknown rpc',
      'bindings.yml',
      (text) => text.replace('CoreService.Statistics\n', 'CoreService.Figures\n'),
      /bindings\.yml:\d+: a rule binds vega\.api\.v1\.CoreService\.Figures, which the \.proto files do not have\n {2}/,
    ],
    [
      'a binding with an unknown field',
      'bindings.yml',
      (text) => text.replace('/statistics/spam/{party_id}', '/statistics/spam/{colour}'),
      /bindings\.yml:\d+: the rule of \S+GetSpamStatistics names the field colour, which \S+Request does not have\n {2}/,
    ],
    [
      'two bindings of one rpc',
      'bindings.yml',
      (text) => text.replace('CoreService.GetVegaTime\n', 'CoreService.Statistics\n'),
      /bindings\.yml:\d+: vega\.api\.v1\.CoreService\.Statistics has a rule already, in \S+bindings\.yml:\d+\n {2}/,
    ],
    [
      'a binding without a path',
      'bindings.yml',
      (text) => text.replace("get: '/statistics'", "reach: '/statistics'"),
      /bindings\.yml:\d+: a rule has no selector, or no path of a method\n {2}/,
    ],
    [
      'a renamed parameter',
      'parameters.json',
      (text) => text.replace('"spam.protection.max.votes"', '"spam.protection.max.vote"'),
      /parameters\.json:\d+: the network parameter spam\.protection\.max\.vote looks like spam\.protection\.max\.votes under another name/,
    ],
    [
      'a wallet parameter of an unknown type',
      'openrpc.json',
      (text) => text.replace('"type":"string"', '"type":"colour"'),
      /openrpc\.json:\d+: .*schema \/ type must /,
    ],
    [
      'a renamed wallet method',
      'openrpc.json',
      (text) => text.replace('"client.list_keys"', '"client.list_key"'),
      /openrpc\.json:\d+: the wallet method client\.list_key looks like client\.list_keys under another name[\s\S]*--rename 'client\.list_keys=client\.list_key'/,
    ],
    [
      'a renamed flag',
      'commands.json',
      (text) => text.replace('"genesis-file"', '"genesis-files"'),
      /commands\.json:\d+: the flag vega .*--genesis-files looks like vega .*--genesis-file under another name/,
    ],
    [
      'a value of an unknown type in an ABI',
      'abi/IERC20.json',
      (text) => text.replace('"type":"uint256"', '"type":"uint257"'),
      /IERC20\.json: .* has a value of the type uint257, which Solidity does not know\n {2}/,
    ],
    [
      'a renamed function of a contract',
      'abi/IERC20.json',
      (text) => text.replace('"name":"allowance"', '"name":"allowances"'),
      /abi\/IERC20\.json:\d+: the contract function IERC20\.allowances looks like IERC20\.allowance under another name/,
    ],
  ];

  it.each(broken)(
    'such as %s gives one readable block, and changes nothing',
    async (_, file, edit, message) => {
      const before = contents('definitions');
      const reason = await withSource(file, edit, () => reasonOf(importRelease(root, requestOf(file))));
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
