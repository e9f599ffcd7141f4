import type { Request, Response } from '../../../search/worker/messages.ts';
import { groupByKind } from '../../../src/components/Search/groupByKind.ts';
import type { Engine } from '../types.ts';

let worker: Worker | undefined;
let count = 0;
const waiting = new Map<number, (places: readonly string[]) => void>();

/** The site's own search, as its box uses it. */
export const ours: Engine = {
  start() {
    worker = new Worker('/bench/ours-worker.js');
    worker.addEventListener('message', ({ data }: MessageEvent<Response>) => {
      if (data.type !== 'answer') return;
      // In the order in which the palette shows them.
      const shown = groupByKind(data.answer.hits).flatMap(({ hits }) => hits);
      waiting.get(data.id)?.(shown.map(({ document: { url, hash } }) => `${url}${hash}`));
      waiting.delete(data.id);
    });
    worker.postMessage({ type: 'load', names: '/ours/names.json', content: '/ours/content.json' } satisfies Request);
    return Promise.resolve();
  },
  search(query) {
    count += 1;
    const id = count;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      worker?.postMessage({ type: 'search', id, query, context: '', limit: 8, perPage: 2 } satisfies Request);
    });
  },
};
