import type { BuildManifest, BuiltFile } from '@site/delivery/manifest/build-manifest';
import { cachePrefix, savedEntry, workerAddress } from '@site/delivery/offline/names';
import { bytesOf, type SavedTree } from '@site/delivery/offline/saved-tree';
import { treeFiles } from '@site/delivery/offline/tree-files';
import { digest } from './digest';
import { fetchChecked } from './fetchChecked';
import { cachesOf, savedTree } from './openCaches';

const atOnce = 6;

export interface SaveOptions {
  readonly signal: AbortSignal;
  /** Called after each file with the bytes that are there, of all bytes. */
  readonly onProgress: (bytes: number, total: number) => void;
}

async function versionOf(files: Readonly<Record<string, BuiltFile>>): Promise<string> {
  const text = Object.entries(files).map(([address, { sha256 }]) => `${address} ${sha256}`);
  return (await digest(new TextEncoder().encode(text.join('\n')).buffer)).slice(0, 16);
}

async function ensureSpace(total: number): Promise<void> {
  // Safari counts only since version 17: before, the cache itself says when it is full.
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  const { quota, usage } = (await storage?.estimate?.()) ?? {};
  if (quota !== undefined && usage !== undefined && quota - usage < total) {
    throw new Error('The browser has not enough room for this tree. Nothing was saved.');
  }
}

/** Whether a cache has a file, and the one that is wanted. */
async function kept(cache: Cache, address: string, sha256: string): Promise<boolean> {
  const found = await cache.match(address);
  return found !== undefined && (await digest(await found.arrayBuffer())) === sha256;
}

/** Puts an answer into a cache. Browsers tell how much room there is only roughly: a full disk shows here. */
async function put(cache: Cache, address: string, answer: Response): Promise<void> {
  try {
    await cache.put(address, answer);
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'QuotaExceededError') throw error;
    throw new Error('The browser has no room left for this tree. Remove something from it, or take an archive.', {
      cause: error,
    });
  }
}

/**
 * Saves a tree for offline use, or brings a saved one up to date: files that have not changed are not loaded again, and a
 * save that was interrupted goes on where it stopped. The saved tree is replaced only once the new one is complete.
 * Rejects with a sentence for the reader.
 */
export async function saveTree(
  tree: string,
  manifest: BuildManifest,
  { signal, onProgress }: SaveOptions,
): Promise<SavedTree> {
  const files = treeFiles(manifest, tree);
  const total = bytesOf(files);
  await ensureSpace(total);
  await navigator.serviceWorker.register(workerAddress);
  const earlier = await savedTree(tree);
  const earlierNames = await cachesOf(tree);
  const name = `${cachePrefix}${tree}:${await versionOf(files)}`;
  const cache = await caches.open(name);
  const others = await Promise.all(earlierNames.filter((other) => other !== name).map((other) => caches.open(other)));
  let done = 0;

  const take = async (address: string, file: BuiltFile): Promise<void> => {
    if (await kept(cache, address, file.sha256)) return;
    for (const other of earlier?.files[address]?.sha256 === file.sha256 ? others : []) {
      const copy = await other.match(address);
      if (copy !== undefined && (await kept(other, address, file.sha256))) return put(cache, address, copy);
    }
    await put(cache, address, await fetchChecked(address, file, signal));
  };
  const queue = Object.entries(files);
  const failures: unknown[] = [];
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined && failures.length === 0; next = queue.shift()) {
      try {
        signal.throwIfAborted();
        await take(...next);
      } catch (error) {
        failures.push(error);
        return;
      }
      done += next[1].bytes;
      onProgress(done, total);
    }
  };
  // Ends only when every file that is on its way has come or failed: nothing of it may show up in the next attempt.
  await Promise.all(Array.from({ length: atOnce }, work));
  if (failures.length > 0) throw failures[0];
  const saved: SavedTree = { tree, release: manifest.release, commit: manifest.commit, savedAt: Date.now(), files };
  const entry = new Response(JSON.stringify(saved), { headers: { 'content-type': 'application/json' } });
  await put(cache, savedEntry, entry);
  await Promise.all(earlierNames.filter((other) => other !== name).map((other) => caches.delete(other)));
  return saved;
}
