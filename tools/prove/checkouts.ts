import { newestRelease } from '../../product.ts';
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
  'vega-snap': 'vegaprotocol/vega-snap at v1.0.3',
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
