import type { TreeName } from '@site/product';
import { indexUrls } from '@site/search/index-files';
import type { HitKind } from '@site/search/format/kinds';
import type { Answer, Request, Response } from '@site/search/worker/messages';

/**
 * What is known of an index: not asked for yet, on its way, there, or not to be had. `message` says what is missing; an index that
 * is ready may lack its texts.
 */
export interface IndexState {
  readonly name: 'idle' | 'loading' | 'ready' | 'failed';
  readonly message?: string;
}

/** The index of one tree, in a worker of its own. */
export interface SearchWorker {
  readonly state: IndexState;
  /** Whether texts can be searched as well as names. */
  readonly isComplete: boolean;
  /** Loads the index unless it is there or on its way; after a failure it tries again. */
  load(): void;
  /** Answers a query; a query that comes before the index is answered when it is there, unless another follows. */
  search(query: string, context: string, limit: number, perPage: number, kind?: HitKind): Promise<Answer>;
  /** Calls `listener` whenever the state changes; the result ends it. */
  subscribe(listener: () => void): () => void;
}

type Question = Extract<Request, { type: 'search' }>;

function createSearchWorker(tree: TreeName, hash: string): SearchWorker {
  const listeners = new Set<() => void>();
  /** What has been asked and not yet been answered. */
  const open = new Map<number, { readonly question: Question; readonly resolve: (answer: Answer) => void }>();
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
    else if (data.type === 'answer') {
      open.get(data.id)?.resolve(data.answer);
      open.delete(data.id);
    } else if (data.part === 'content') change({ name: 'ready', message: data.message });
    else fail(data.message);
  };
  const send = (request: Request): void => worker?.postMessage(request);
  const start = (): void => {
    try {
      worker = new Worker(new URL('../../../search/worker/worker.ts', import.meta.url), { name: `search-${tree}` });
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error));
      return;
    }
    worker.addEventListener('message', receive);
    worker.addEventListener('error', () => fail('The search could not be started.'));
    change({ name: 'loading' });
    send({ type: 'load', ...indexUrls(tree, hash) });
    // What was asked of a worker that failed is asked again.
    for (const { question } of open.values()) send(question);
  };
  const load = (): void => {
    if (worker === undefined) start();
    else if (state.message !== undefined) {
      change({ name: 'ready' });
      send({ type: 'load', ...indexUrls(tree, hash) });
    }
  };
  return {
    get state() {
      return state;
    },
    get isComplete() {
      return isComplete;
    },
    load,
    search(query, context, limit, perPage, kind) {
      if (worker === undefined && state.name !== 'failed') start();
      count += 1;
      const question: Question = { type: 'search', id: count, query, context, limit, perPage, kind };
      return new Promise((resolve) => {
        // Only the last question of those that wait is of interest still.
        if (state.name !== 'ready') open.clear();
        open.set(question.id, { question, resolve });
        send(question);
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const workers = new Map<TreeName, SearchWorker>();

/** The one search of a tree that all boxes of the page share. `hash` names the index (search). */
export function searchWorker(tree: TreeName, hash: string): SearchWorker {
  const existing = workers.get(tree);
  if (existing !== undefined) return existing;
  const created = createSearchWorker(tree, hash);
  workers.set(tree, created);
  return created;
}
