import type { SavedTree } from '@site/delivery/offline/saved-tree';
import { cachesOf, savedTree } from './openCaches';

/** What this browser holds of a tree. */
export interface Held {
  /** The tree, when all of it is saved. */
  readonly saved: SavedTree | undefined;
  /** Whether there is anything of it at all, complete or not. */
  readonly isAny: boolean;
}

export const nothingHeld: Held = { saved: undefined, isAny: false };

/** Looks what this browser holds of a tree. */
export async function heldOf(tree: string): Promise<Held> {
  return { saved: await savedTree(tree), isAny: (await cachesOf(tree)).length > 0 };
}
