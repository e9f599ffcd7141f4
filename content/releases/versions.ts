import type { MinorRelease, Release } from './types.ts';

/** Compares two versions number by number, so that 0.72.14 is newer than 0.72.2: negative when `a` is the older one. */
export function compareVersions(a: string, b: string): number {
  const left = a.split('.').map(Number);
  const right = b.split('.').map(Number);
  const at = left.findIndex((part, index) => part !== right[index]);
  return at === -1 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
}

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
