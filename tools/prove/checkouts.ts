import { newestRelease } from '../../product.ts';
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

/** The commit that statements speak of, for each repository that they name. */
export const repositories = {
  vega: `vegaprotocol/vega at v${newestRelease.version}`,
  specs: 'vegaprotocol/specs at 9faecb60',
  MultisigControl: 'vegaprotocol/MultisigControl at bf92109b',
  Staking_Bridge: 'vegaprotocol/Staking_Bridge at 2d2a8cba',
  documentation: 'vegaprotocol/documentation at 0a818d6f',
  networks: 'vegaprotocol/networks at 2b19ec9f',
  cometbft: 'vegaprotocol/cometbft at v0.34.29-patch.1',
  // The version that docs/tools/vega-protocol-snap.mdx speaks of: the last one that there was when the release came out.
  'vega-snap': 'vegaprotocol/vega-snap at v0.3.1',
  'vegawallet-desktop': 'vegaprotocol/vegawallet-desktop',
} as const;

/** Name of the setting that says where the checkout of a repository is: `VEGA_SRC`, `STAKING_BRIDGE_SRC`. */
export const settingOf = (repository: string): string => `${repository.toUpperCase().replaceAll('-', '_')}_SRC`;

/**
 * Where the sources of a repository are: the folder of its setting, else one of its name beside the checkout of the
 * release; the tables of the release for `facts`. Undefined when there is none.
 *
 * @throws Error when a setting names no folder
 */
export function checkoutOf(repository: string, environment: NodeJS.ProcessEnv): string | undefined {
  if (repository === 'facts') return path.resolve(import.meta.dirname, '../../tests/tables');
  const setting = settingOf(repository);
  const given = environment[setting];
  if (given !== undefined && given !== '') {
    if (!existsSync(given) || !statSync(given).isDirectory())
      throw new Error(
        `${setting}=${given} is no folder: give a checkout of ${repositories[repository as keyof typeof repositories]}.`,
      );
    return path.resolve(given);
  }
  const release = environment['VEGA_SRC'];
  const beside = release === undefined ? undefined : path.resolve(release, '..', repository);
  return beside !== undefined && existsSync(beside) ? beside : undefined;
}

const git = (folder: string, ...words: string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', ['-C', folder, ...words], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

/**
 * What is wrong with a checkout: it holds another commit than statements speak of, so that what is found there proves nothing.
 * Undefined when it is the right one, when none is named, and for a folder that git knows nothing of.
 */
export function wrongCommit(name: string, pinned: string, folder: string): string | undefined {
  const wanted = / at (\S+)$/.exec(pinned)?.[1];
  // Sources unpacked inside another repository have none of their own.
  if (wanted === undefined || git(folder, 'rev-parse', '--show-prefix') !== '') return undefined;
  const commit = git(folder, 'rev-parse', 'HEAD');
  if (commit === git(folder, 'rev-parse', '--verify', '--quiet', `${wanted}^{commit}`)) return undefined;
  return `The checkout of ${name} is at ${git(folder, 'describe', '--tags', '--always') ?? 'another commit'}, and the statements are about ${pinned}: git checkout ${wanted} there, or name another folder with ${settingOf(name)}.`;
}
