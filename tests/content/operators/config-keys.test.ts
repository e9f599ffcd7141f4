import { describe, expect, it } from 'vitest';
import { newestRelease } from '../../../product.ts';
import { loadConfig } from '../../../reference/cli/load-config.ts';
import { inlineCode } from './command-lines.ts';
import { defaultProblems, toldDefaults } from './default-problems.ts';
import { ownPages } from './own-pages.ts';
import { keyNames, keyProblems, tomlProblems } from './page-problems.ts';

/** Keys that pages name only to say that this release does not have them. */
const gone = ['API.GRPC.Retries', 'Snapshot.DBPath'];

/** Names with the form of keys that are something else. */
const others: Readonly<Record<string, readonly string[]>> = {
  'fields of answers': [
    'rewardScore.validatorScore',
    'rankingScore.performanceScore',
    'rankingScore.status',
    'rankingScore.previousStatus',
    'AcceptedReleaseInfo',
    'ReadyToUpgrade',
  ],
  'parts of genesis files': [
    'app_state.assets',
    'app_state.validators',
    'app_state.network_parameters_checkpoint_overwrite',
    'app_state.checkpoint',
    'consensus_params.block.time_iota_ms',
  ],
  'settings of the desktop wallet': ['telemetry.enabled'],
  'events of contracts': ['SignerAdded', 'SignerRemoved'],
  'codes of gRPC': ['ResourceExhausted', 'PermissionDenied'],
  'types of the API, now and before': ['FeesStats', 'ReferralFeeStats'],
  'words of logs and units': ['AppHash', 'block.AppHash', 'NoNewPrivileges', 'ReadWritePaths'],
  hosts: ['console.fairground.wtf', 'explorer.fairground.wtf'],
};

const pages = ownPages();
const rows = pages.map((page) => [page.file, page] as const);

describe('configuration keys in pages', () => {
  it.each(rows)('%s names only keys that exist', (_, page) => {
    expect(keyProblems(page, [...gone, ...Object.values(others).flat()])).toEqual([]);
  });

  it.each(rows)('%s has TOML that parses and holds only keys of a program', (_, page) => {
    expect(tomlProblems(page)).toEqual([]);
  });

  it.each(rows)('%s tells the defaults that the release has', (_, page) => {
    expect(defaultProblems(page)).toEqual([]);
  });

  it('gives the ports of the landing page their defaults in the definitions', () => {
    const landing = pages.find(({ file }) => file === 'docs/node-operators/index.mdx')?.text ?? '';
    const told = [...landing.matchAll(/^\| (\d+) \| ([^|]+) \|/gm)].map((match) => match[1] ?? '');
    const known = new Set(
      loadConfig(newestRelease).flatMap(({ keys }) =>
        keys.flatMap(({ key, default: value }) =>
          /port|addr/i.test(key) ? [...String(value).matchAll(/\d{4,5}$/g)].map(String) : [],
        ),
      ),
    );
    expect(told.length).toBeGreaterThan(8);
    expect(told.filter((port) => !known.has(port))).toEqual([]);
  });

  it('is right that these are gone or something else', () => {
    expect([...gone, ...Object.values(others).flat()].filter((key) => keyNames.has(key))).toEqual([]);
  });

  it('sees keys and defaults enough to be worth a check', () => {
    const named = pages
      .flatMap(({ text }) => inlineCode(text))
      .filter(({ code }) => keyNames.has(code) && code.includes('.'));
    expect(new Set(named.map(({ code }) => code)).size).toBeGreaterThan(80);
    expect(pages.flatMap(({ text }) => toldDefaults(text)).length).toBeGreaterThan(30);
  });
});
