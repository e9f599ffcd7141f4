import type { Release } from '../../../product.ts';
import { compareSurfaces, type Change } from './compare-surfaces.ts';
import { changesInside, type Inside } from './inside.ts';
import { loadRenames } from './load-renames.ts';
import { readSurface } from './read-surface.ts';

export interface VersionDifferences {
  /** The versions that were compared, the earlier one first; a single one when there is nothing to compare. */
  readonly versions: readonly string[];
  readonly changes: readonly Change[];
  /** Operations and commands that carry messages which changed; only where two versions were compared. */
  readonly inside?: readonly Inside[];
}

/**
 * What changed between the earliest and the latest of some releases. Releases of one line share their definitions, so
 * between them nothing changed.
 */
export async function versionDifferences(root: string, releases: readonly Release[]): Promise<VersionDifferences> {
  const inOrder = [...releases].sort((a, b) => a.version.localeCompare(b.version, 'en', { numeric: true }));
  const [before, after] = [inOrder[0], inOrder.at(-1)];
  if (before === undefined || after === undefined || before.folder === after.folder)
    return { versions: after === undefined ? [] : [after.label], changes: [] };
  const [earlier, later] = [await readSurface(before, root), await readSurface(after, root)];
  const changes = compareSurfaces(earlier, later, loadRenames(before, after, root));
  return { versions: [before.label, after.label], changes, inside: changesInside(earlier, later, changes) };
}
