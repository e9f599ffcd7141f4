import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkoutOf, repositories, settingOf, wrongCommit } from './checkouts.ts';
import { prove } from './prove.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'prove-'));
const root = path.join(folder, 'vega');
beforeAll(() => {
  mkdirSync(path.join(root, 'core'), { recursive: true });
  mkdirSync(path.join(folder, 'MultisigControl'));
  writeFileSync(path.join(root, 'core', 'fee.go'), 'const (\n\tport    =   3002\n)\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

const statement = (source: string, symbol: string): Parameters<typeof prove>[0] => ({
  page: 'p',
  quote: 'q',
  file: 'f.json',
  source,
  symbol,
});

describe('a statement', () => {
  it('is found by its symbol, however the source aligns its columns', () => {
    expect(prove(statement('vega:core/fee.go', 'port = 3002'), root).problem).toBeUndefined();
  });

  it('is not found when the symbol is elsewhere, or when there is no such file', () => {
    expect(prove(statement('vega:core/fee.go', 'port = 3003'), root).problem).toBe(
      'its symbol is not in the file: port = 3003',
    );
    expect(prove(statement('vega:core/fees.go', 'port'), root).problem).toBe('there is no such file');
    expect(prove(statement('vega:core', 'port'), root).problem).toBe('there is no such file');
    expect(prove(statement('vega:../other', 'port'), root).problem).toBe('the source lies outside its repository');
  });
});

describe('checkouts', () => {
  it('lie where their setting says, else beside the release', () => {
    expect(settingOf('vega-snap')).toBe('VEGA_SNAP_SRC');
    expect(checkoutOf('vega', { VEGA_SRC: root })).toBe(root);
    expect(checkoutOf('MultisigControl', { VEGA_SRC: root })).toBe(path.join(folder, 'MultisigControl'));
    expect(checkoutOf('networks', { VEGA_SRC: root })).toBeUndefined();
    expect(() => checkoutOf('networks', { VEGA_SRC: root, NETWORKS_SRC: '/no/such' })).toThrow(
      'NETWORKS_SRC=/no/such is no folder',
    );
  });
});

describe('the commit of a checkout', () => {
  const snap = path.join(folder, 'snap');
  const git = (...words: string[]): string =>
    execFileSync('git', ['-C', snap, '-c', 'user.name=a', '-c', 'user.email=a@example.org', ...words], {
      encoding: 'utf8',
    });
  beforeAll(() => {
    mkdirSync(path.join(snap, 'inside'), { recursive: true });
    git('init', '--quiet');
    for (const tag of ['v0.3.1', 'v1.0.3']) {
      git('commit', '--quiet', '--allow-empty', '--message', tag);
      git('tag', tag);
    }
  });

  it('is the one that statements speak of', () => {
    const short = git('rev-parse', '--short=8', 'v1.0.3').trim();
    expect(wrongCommit('vega-snap', 'a/snap at v1.0.3', snap)).toBeUndefined();
    expect(wrongCommit('vega-snap', `a/snap at ${short}`, snap)).toBeUndefined();
    expect(wrongCommit('vega-snap', 'a/snap at v0.3.1', snap)).toBe(
      'The checkout of vega-snap is at v1.0.3, and the statements are about a/snap at v0.3.1: git checkout v0.3.1 there, or name another folder with VEGA_SNAP_SRC.',
    );
    expect(wrongCommit('vega-snap', 'a/snap at v9.9.9', snap)).toMatch('git checkout v9.9.9 there');
  });

  it('is not asked where no commit is named, or git has none', () => {
    expect(wrongCommit('vega-snap', 'a/snap', snap)).toBeUndefined();
    expect(wrongCommit('vega-snap', 'a/snap at v0.3.1', path.join(snap, 'inside'))).toBeUndefined();
    expect(wrongCommit('vega-snap', 'a/snap at v0.3.1', root)).toBeUndefined();
  });

  it('is of the version that the page about the snap and the list of programs name', () => {
    const version = / at v(\S+)$/.exec(repositories['vega-snap'])?.[1];
    expect(readFileSync('docs/tools/vega-protocol-snap.mdx', 'utf8')).toMatch(`at version ${version},`);
    expect(readFileSync('docs/releases/overview.mdx', 'utf8')).toMatch(`| MetaMask snap | ${version};`);
  });
});

it('without a checkout the command says what it needs, in one line', () => {
  const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.endsWith('_SRC')));
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/prove.mts'], {
    encoding: 'utf8',
    env: environment,
  });
  expect(status).toBe(1);
  expect(stderr).toBe(
    'VEGA_SRC has to name a checkout of vegaprotocol/vega at v0.73.9: VEGA_SRC=../vega npm run prove.\n',
  );
});
