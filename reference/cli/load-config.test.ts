import { describe, expect, it } from 'vitest';
import { newestRelease } from '../../product.ts';
import { factTable } from '../../tests/fact-table.ts';
import { loadConfig } from './load-config.ts';
import { loadPaths, loadPorts, loadPrograms, loadRetentionProfiles } from './load-places.ts';

interface FactKey {
  readonly component: string;
  readonly key: string;
  readonly type: string;
  readonly default?: unknown;
  readonly flag?: string | null;
  readonly choices?: readonly string[];
  readonly optional?: boolean;
}

interface FactTable {
  readonly config: readonly FactKey[];
  readonly configFiles: Readonly<Record<string, { readonly root: string; readonly path: string }>>;
  readonly paths: readonly { readonly name: string; readonly root: string | null; readonly path: string }[];
  readonly defaultPorts: readonly { readonly component: string; readonly key: string; readonly default: unknown }[];
  readonly retentionProfiles: {
    readonly choices: readonly string[];
    readonly default: string;
    readonly changes: readonly { readonly profile: string; readonly key: string; readonly value: unknown }[];
  };
  readonly binaries: readonly { readonly name: string; readonly sameAs?: string }[];
  readonly outputs: unknown;
  readonly cometbft: { readonly module: string; readonly version: string };
}

const files = loadConfig(newestRelease);
const facts = factTable<FactTable>('cli.json');

describe('the table of the release', () => {
  it('has the same 481 keys in the same order', () => {
    const normal = (entry: Omit<FactKey, 'component'>): object => ({
      key: entry.key,
      type: entry.type,
      default: entry.default ?? null,
      flag: entry.flag ?? null,
      choices: entry.choices ?? null,
      optional: entry.optional ?? false,
    });
    for (const { component, keys } of files) {
      const theirs = facts.config.filter((entry) => entry.component === component);
      expect(keys.map(normal), component).toEqual(theirs.map(normal));
    }
    expect(files.flatMap(({ keys }) => keys)).toHaveLength(481);
    expect(facts.config).toHaveLength(481);
  });

  it('has the same places of the files', () => {
    for (const [component, { root, path }] of Object.entries(facts.configFiles)) {
      expect(files.find((file) => file.component === component)).toMatchObject({ root, file: path });
    }
  });

  it('has the same 56 paths and the same ports', () => {
    expect(loadPaths(newestRelease).map(({ name, root, path }) => ({ name, root, path }))).toEqual(facts.paths);
    expect(loadPaths(newestRelease)).toHaveLength(56);
    expect(
      loadPorts(newestRelease).map(({ component, key, default: value }) => ({ component, key, default: value })),
    ).toEqual(facts.defaultPorts);
  });

  it('has the same retention profiles and programs', () => {
    const profiles = loadRetentionProfiles(newestRelease);
    expect(profiles.map(({ name }) => name)).toEqual(facts.retentionProfiles.choices);
    expect(profiles.find(({ isDefault }) => isDefault)?.name).toBe(facts.retentionProfiles.default);
    expect(
      profiles.flatMap(({ name, changes }) =>
        Object.entries(changes).map(([key, value]) => ({ profile: name, key, value })),
      ),
    ).toEqual(facts.retentionProfiles.changes);
    const { programs, outputs, consensusEngine } = loadPrograms(newestRelease);
    expect(programs.map((program) => ({ ...program, description: undefined }))).toEqual(facts.binaries);
    expect(outputs).toEqual(facts.outputs);
    expect(consensusEngine).toEqual({ module: facts.cometbft.module, version: facts.cometbft.version });
  });
});

it('says of every key what it does, and of no two keys of a file the same', () => {
  for (const { component, keys } of files) {
    const seen = new Map<string, string>();
    for (const { key, effect } of keys) {
      expect(effect.split(' ').length, `${component} ${key}`).toBeGreaterThan(2);
      expect(effect.toLowerCase().replaceAll(/\W/g, ''), `${component} ${key}`).not.toBe(
        key.toLowerCase().replaceAll(/\W/g, ''),
      );
      expect(seen.get(effect), `${component} ${key}`).toBeUndefined();
      seen.set(effect, key);
    }
  }
});

it('names only keys of the data node in a retention profile', () => {
  const keys = new Set(files.find(({ component }) => component === 'data-node')?.keys.map(({ key }) => key));
  for (const { changes } of loadRetentionProfiles(newestRelease)) {
    for (const key of Object.keys(changes)) expect(keys).toContain(key);
  }
});

it('tells the same of a path only once', () => {
  const descriptions = loadPaths(newestRelease).map(({ description }) => description);
  const twice = descriptions.filter((text, index) => descriptions.indexOf(text) !== index);
  expect(twice).toEqual([]);
});

/**
 * Settings for which the core registers a listener on its configuration file (core/protocol/all_services.go, cmd/vega/commands/node).
 * That of the null blockchain is not among them: it waits for a lock that the block that calls it holds (nullchain.go).
 */
const reloaded = [
  'API.Level',
  'Assets.Level',
  'Banking.Level',
  'EvtForward.BlockchainQueueAllowlist',
  'EvtForward.Ethereum.Level',
  'EvtForward.Level',
  'EvtForward.RetryRate',
  'Execution.Fee.Level',
  'Execution.Level',
  'Execution.Matching.Level',
  'Execution.Position.Level',
  'Execution.Risk.Level',
  'Execution.Settlement.Level',
  'Governance.Level',
  'Notary.Level',
  'Pprof.Level',
  'Processor.KeepCheckpointsMax',
  'Processor.Level',
  'Processor.LogOrderAmendDebug',
  'Processor.LogOrderCancelDebug',
  'Stats.Level',
  'Validators.ApproxEthereumBlockTime',
  'Validators.Level',
];

it('says that a running program takes up a change only of those keys that the core listens for', () => {
  const saying = loadConfig(newestRelease).flatMap(({ component, keys }) =>
    keys.filter(({ effect }) => effect.includes('takes up changes')).map(({ key }) => `${component} ${key}`),
  );
  expect(saying.sort()).toEqual(reloaded.map((key) => `core ${key}`));
});
