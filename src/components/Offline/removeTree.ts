import { cachePrefix, workerAddress } from '@site/delivery/offline/names';
import { cachesOf } from './openCaches';

/** Removes what is saved of a tree; with the last tree, the service worker goes too and leaves nothing behind. */
export async function removeTree(tree: string): Promise<void> {
  await Promise.all((await cachesOf(tree)).map((name) => caches.delete(name)));
  if ((await caches.keys()).some((name) => name.startsWith(cachePrefix))) return;
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    const script = registration.active ?? registration.waiting ?? registration.installing;
    if (script !== null && new URL(script.scriptURL).pathname === workerAddress) await registration.unregister();
  }
}
