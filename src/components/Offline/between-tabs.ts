/**
 * Several tabs of the site hold the same caches: one at a time changes a tree, and the others show what came of it.
 */

const nameOf = (tree: string): string => `vega-docs-offline:${tree}`;

/** Another tab is at the same tree. */
export class OtherTabError extends Error {
  override readonly name = 'OtherTabError';
}

/** Does `work` on a tree unless another tab is at it. Rejects with an `OtherTabError`, a sentence for the reader, then. */
export async function alone<Result>(tree: string, work: () => Promise<Result>): Promise<Result> {
  // Safari has locks since version 15.4. Without them the worst is that a tree has to be saved again.
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) return work();
  return locks.request(nameOf(tree), { ifAvailable: true }, (lock) => {
    if (lock === null) throw new OtherTabError('Another tab is saving or removing this tree. Wait until it is done.');
    return work();
  });
}

/** Tells the other tabs that what is held of a tree has changed. */
export function tellOthers(tree: string): void {
  const channel = new BroadcastChannel(nameOf(tree));
  channel.postMessage('changed');
  channel.close();
}

/** Calls `listener` when another tab has changed a tree. Returns what ends that. */
export function onOthersChange(tree: string, listener: () => void): () => void {
  const channel = new BroadcastChannel(nameOf(tree));
  channel.addEventListener('message', listener);
  return () => channel.close();
}
