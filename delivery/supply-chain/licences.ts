import { packageName, type Lockfile } from './lockfile.ts';

/** Licences that this project may be built with, as SPDX names. */
const allowedLicences: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);

/** Licences of tools that check and measure: nothing of them reaches a reader. */
const allowedForTools: ReadonlySet<string> = new Set(['CC-BY-SA-4.0', 'MPL-1.1']);

/** Packages whose own entry says nothing that can be looked up, and what was found instead. */
export const lookedUp: Readonly<Record<string, { readonly licence: string; readonly found: string }>> = {
  eval: { licence: 'MIT', found: 'its LICENSE file' },
  format: { licence: 'MIT', found: 'its Readme.md' },
  memorystream: { licence: 'MIT', found: 'its LICENSE file' },
  'require-like': { licence: 'MIT', found: 'its License file' },
  '@cspell/dict-en-common-misspellings': { licence: 'CC-BY-SA-4.0', found: 'what its entry means by "CC BY-SA 4.0"' },
};

/** Whether an SPDX expression can be met with the allowed licences: one side of `OR`, both of `AND`. */
export function isAllowed(expression: string): boolean {
  const bare = expression.trim().replace(/^\((.*)\)$/, '$1');
  if (bare.includes(' OR ')) return bare.split(' OR ').some(isAllowed);
  if (bare.includes(' AND ')) return bare.split(' AND ').every(isAllowed);
  return allowedLicences.has(bare);
}

export interface LicenceReport {
  /** Licence → number of packages. */
  readonly counts: ReadonlyMap<string, number>;
  readonly problems: readonly string[];
}

/** Licences of all packages of the lockfile. A package with another licence, or none, is a problem until somebody looks. */
export function licenceReport({ packages }: Lockfile): LicenceReport {
  const counts = new Map<string, number>();
  const problems: string[] = [];
  for (const [folder, { license, dev }] of Object.entries(packages)) {
    if (folder === '') continue;
    const name = packageName(folder);
    const licence = lookedUp[name]?.licence ?? license ?? 'none';
    counts.set(licence, (counts.get(licence) ?? 0) + 1);
    if (!isAllowed(licence) && !(dev === true && allowedForTools.has(licence)))
      problems.push(`${name}: licence ${licence}; read it, then list it in delivery/supply-chain/licences.ts`);
  }
  return { counts: new Map([...counts].sort((a, b) => b[1] - a[1])), problems };
}
