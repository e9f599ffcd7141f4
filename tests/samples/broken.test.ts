import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../sandbox/start-sandbox.ts';
import { asked } from './support/asked.ts';
import { expected } from './support/expected.ts';
import { buildGoProgram } from './support/go-program.ts';
import { runModule, translate } from './support/node-runner.ts';
import { startPython } from './support/python-host.ts';
import { runProcess, type Run } from './support/run-process.ts';
import { environment, startLively } from './support/sandbox.ts';
import { sandboxValues } from './support/settings.ts';
import { unknownParameters } from './support/unknown-parameters.ts';
import { workspace } from './support/workspace.ts';

/** The tests of the samples have to find a sample that is wrong: here are some that are. */

const folder = workspace('broken');
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startLively();
});
afterAll(() => sandbox.close());

/** A good sample with one thing spoilt. */
function spoil(name: string, text: string, by: string): string {
  const source = readFileSync(path.join('examples', name), 'utf8');
  const spoilt = source.replace(text, by);
  expect(spoilt).not.toBe(source);
  const file = path.join(folder, path.basename(name));
  writeFileSync(file, spoilt);
  return file;
}

async function runIt(file: string): Promise<Run> {
  const env = { ...sandboxValues(sandbox, '', folder), ...environment(sandbox) };
  if (file.endsWith('.sh')) return runProcess('bash', [file], { cwd: folder, env });
  if (file.endsWith('.ts')) return runModule(translate(file, path.join(folder, 'node')), env);
  if (file.endsWith('.py')) {
    const python = startPython(folder);
    const run = await python.run(file, env);
    python.close();
    return run;
  }
  const sources = path.join(folder, `go-${path.basename(file)}`);
  mkdirSync(sources);
  return runProcess(buildGoProgram(new Map([['it', readFileSync(file, 'utf8')]]), sources), ['it'], {
    cwd: folder,
    env,
  });
}

describe('a sample with a wrong path', () => {
  it.each(['sh', 'py', 'go', 'ts'])('fails in %s', async (extension) => {
    const run = await runIt(
      spoil(`rest/network-parameter.${extension}`, '/network/parameters/', '/network/parameter/'),
    );
    expect(run.code).not.toBe(0);
  });
});

it('a sample that asks for something else than it should is found, although it ends well', async () => {
  sandbox.requests.take();
  const run = await runIt(spoil('rest/market-data.sh', '/market/data/$MARKET/latest', '/market/$MARKET'));
  expect(run.code).toBe(0);
  expect(sandbox.requests.take().map(asked)).not.toEqual(expected['rest/market-data']);
});

it('a misspelt parameter is found, although nodes ignore it', async () => {
  sandbox.requests.take();
  const run = await runIt(spoil('rest/list-accounts.py', 'filter.partyIds', 'filter.partyId'));
  expect(run.code).toBe(0);
  expect(unknownParameters(sandbox, sandbox.requests.take())).toEqual([
    'TradingDataService_ListAccounts has no parameter filter.partyId',
  ]);
});

it('a transaction that breaks a rule of its command fails', async () => {
  const run = await runIt(spoil('wallet/vote.py', 'VALUE_YES', 'VALUE_UNSPECIFIED'));
  expect(run.code).not.toBe(0);
  expect(run.err).toContain('vote_submission.value');
});

it('Go that does not build is told with the compiler’s words', () => {
  const source = readFileSync(spoil('rest/market-data.go', 'MarkPrice  ', 'MarkPrize  '), 'utf8');
  const sources = path.join(folder, 'go-unbuildable');
  mkdirSync(sources);
  expect(() => buildGoProgram(new Map([['it', source]]), sources)).toThrow(/MarkPrice undefined/);
});
