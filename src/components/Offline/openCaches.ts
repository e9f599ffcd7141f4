import { cachePrefix, savedEntry } from '@site/delivery/offline/names';
import { parseSavedTree, type SavedTree } from '@site/delivery/offline/saved-tree';

/** Names of the caches that hold a tree, complete or not. */
export async function cachesOf(tree: string): Promise<string[]> {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(`${cachePrefix}${tree}:`));
}

/** What is saved of a tree; undefined when nothing is, not all of it, or when its list is damaged. */
export async function savedTree(tree: string): Promise<SavedTree | undefined> {
  for (const name of await cachesOf(tree)) {
    // Not by opening it: one that is being removed meanwhile would be made anew, empty.
    const entry = await caches.match(savedEntry, { cacheName: name });
    const saved = entry === undefined ? undefined : parseSavedTree(await entry.text());
    if (saved !== undefined) return saved;
  }
  return undefined;
}
