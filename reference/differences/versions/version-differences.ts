import { compareSurfaces, type Change } from './compare-surfaces.ts';
import { definitionVersions, readSurface } from './read-surface.ts';

export interface VersionDifferences {
  /** The versions that were compared, the earlier one first; a single one when there is nothing to compare. */
  readonly versions: readonly string[];
  readonly changes: readonly Change[];
}

/** What changed between the two newest versions in `definitions/`. */
export async function versionDifferences(root: string): Promise<VersionDifferences> {
  const versions = definitionVersions(root).slice(-2);
  const [before, after] = versions;
  if (before === undefined || after === undefined) return { versions, changes: [] };
  const [earlier, later] = [await readSurface(root, before), await readSurface(root, after)];
  return { versions, changes: compareSurfaces(earlier, later) };
}
