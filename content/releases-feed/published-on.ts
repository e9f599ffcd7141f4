import { trees } from '../../product.ts';
import type { VersionDifferences } from '../../reference/differences/versions/version-differences.ts';
import type { Release } from '../releases/types.ts';

/**
 * When the later of two compared releases was made: noon of the day of its tag, in UTC.
 *
 * @throws Error when no list of releases has that day
 */
export function publishedOn(
  { versions }: Pick<VersionDifferences, 'versions'>,
  releases: readonly Release[],
  described: readonly { readonly version: string; readonly label: string }[] = Object.values(trees).map(
    ({ release }) => release,
  ),
): Date {
  const later = described.find(({ label }) => label === versions.at(-1));
  const found = releases.find(({ version }) => version === later?.version);
  if (found === undefined)
    throw new Error(
      `definitions/releases.yaml has no ${later?.version ?? versions.at(-1) ?? 'release'}, which a tree describes.\n  Add it with the day of its tag: the feed of changes takes its date from there.`,
    );
  return new Date(`${found.date}T12:00:00Z`);
}
