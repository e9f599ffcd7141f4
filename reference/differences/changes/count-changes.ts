import type { Change } from '../versions/compare-surfaces.ts';

/** How many changes there are; what breaks programs is counted as that alone. */
export interface ChangeCounts {
  readonly all: number;
  readonly breaking: number;
  readonly added: number;
  readonly other: number;
}

export function changeCounts(changes: readonly Change[]): ChangeCounts {
  const breaking = changes.filter((change) => change.breaking).length;
  const added = changes.filter((change) => !change.breaking && change.change === 'added').length;
  return { all: changes.length, breaking, added, other: changes.length - breaking - added };
}

/** How many changes there are and how many of them break programs, in a sentence. */
export function countText({ all, breaking }: ChangeCounts): string {
  if (all === 0) return 'There is no change of its own.';
  const changes = all === 1 ? 'There is one change' : `There are ${all} changes`;
  if (breaking === 0)
    return `${changes}, ${all === 1 ? 'which breaks no program' : 'none of which can break programs'}.`;
  return breaking === all
    ? `${changes}, which can break programs.`
    : `${changes}, of which ${breaking} can break programs.`;
}
