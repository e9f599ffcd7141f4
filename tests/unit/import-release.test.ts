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
import { brokenSources } from './broken-sources.ts';
import { noAnswers, writeSources } from './release-sources.ts';
import type { ImportRequest } from '../../tools/import-release/arguments.ts';
import { importRelease } from '../../tools/import-release/import-release.ts';
import type { Review } from '../../tools/import-release/review.ts';
import { notDescribed } from '../../tools/import-release/words.ts';

const later = releaseOf('99.1.0');
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
  it.each(brokenSources)(
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
