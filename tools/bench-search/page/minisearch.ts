import type { Engine } from '../types.ts';

let worker: Worker | undefined;
let count = 0;
const waiting = new Map<number, (places: readonly string[]) => void>();

/** MiniSearch with the site's own tokens and rules, in a worker as the site's own engine is. */
export const minisearch: Engine = {
  start() {
    worker = new Worker('/bench/minisearch-worker.js');
    worker.addEventListener('message', ({ data }: MessageEvent<{ id: number; places: readonly string[] }>) => {
      waiting.get(data.id)?.(data.places);
      waiting.delete(data.id);
    });
    return Promise.resolve();
  },
  search(query) {
    count += 1;
    const id = count;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      worker?.postMessage({ id, query });
    });
  },
};
