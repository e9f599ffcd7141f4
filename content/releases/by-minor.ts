import type { MinorRelease, Release } from './types.ts';

const minorOf = (version: string): string => version.split('.').slice(0, 2).join('.');

/** Gathers releases, newest first, under the release that began their line. A line without its beginning is refused. */
export function byMinor(releases: readonly Release[]): MinorRelease[] {
  const minors = [...new Set(releases.map(({ version }) => minorOf(version)))];
  return minors.map((minor) => {
    const line = releases.filter(({ version }) => minorOf(version) === minor);
    const first = line.find(({ version }) => version === `${minor}.0`);
    if (first === undefined) throw new Error(`Release ${minor}.0 is missing from definitions/releases.yaml.`);
    return { minor, first, patches: line.filter((release) => release !== first) };
  });
}
