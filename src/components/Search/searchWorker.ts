import type { TreeName } from '@site/product';
import { indexUrls } from '@site/plugins/search/index-files';
import type { Answer, Request, Response } from '@site/plugins/search/worker/messages';

/** What a search needs to know about its index: nothing asked for yet, on its way, there, or not to be had. */
export type IndexState = { readonly name: 'idle' | 'loading' | 'ready' } | { readonly name: 'failed'; readonly message: string };

/** The index of one tree, in a worker of its own. */
export interface SearchWorker {
  readonly state: IndexState;
  /** Whether texts can be searched as well as names. */
  readonly isComplete: boolean;
  /** Loads the index unless it is there or on its way; after a failure it tries again. */
  load(): void;
  /** Answers a query; a query that comes before the index is answered when it is there, unless another follows. */
  search(query: string, context: string, limit: number, perPage: number): Promise<Answer>;
  /** Calls `listener` whenever the state changes; the result ends it. */
  subscribe(listener: () => void): () => void;
}

function createSearchWorker(tree: TreeName, hash: string): SearchWorker {
  const listeners = new Set<() => void>();
  const answers = new Map<number, (answer: Answer) => void>();
  let worker: Worker | undefined;
  let state: IndexState = { name: 'idle' };
  let isComplete = false;
  let count = 0;

  const change = (next: IndexState, complete = isComplete): void => {
    state = next;
    isComplete = complete;
    for (const listener of listeners) listener();
  };
  const fail = (message: string): void => {
    worker?.terminate();
    worker = undefined;
    change({ name: 'failed', message });
  };
  const receive = ({ data }: MessageEvent<Response>): void => {
    if (data.type === 'loaded') change({ name: 'ready' }, data.part === 'content');
    else if (data.type === 'failed') fail(data.message);
    else {
      answers.get(data.id)?.(data.answer);
      answers.delete(data.id);
    }
  };
  const send = (request: Request): void => worker?.postMessage(request);
  const load = (): void => {
    if (worker !== undefined) return;
    try {
      worker = new Worker(new URL('../../../plugins/search/worker/worker.ts', import.meta.url), { name: `search-${tree}` });
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error));
      return;
    }
    worker.addEventListener('message', receive);
    worker.addEventListener('error', () => fail('The search could not be started.'));
    change({ name: 'loading' });
    send({ type: 'load', ...indexUrls(tree, hash) });
  };
  return {
    get state() {
      return state;
    },
    get isComplete() {
      return isComplete;
    },
    load,
    search(query, context, limit, perPage) {
      load();
      count += 1;
      const id = count;
      return new Promise((resolve) => {
        answers.set(id, resolve);
        send({ type: 'search', id, query, context, limit, perPage });
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const workers = new Map<TreeName, SearchWorker>();

/** The one search of a tree that all boxes of the page share. `hash` names the index (plugins/search). */
export function searchWorker(tree: TreeName, hash: string): SearchWorker {
  const existing = workers.get(tree);
  if (existing !== undefined) return existing;
  const created = createSearchWorker(tree, hash);
  workers.set(tree, created);
  return created;
}
