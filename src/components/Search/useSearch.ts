import { useEffect, useState, useSyncExternalStore } from 'react';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { SearchGlobalData } from '@site/search/index';
import type { HitKind } from '@site/search/format/kinds';
import type { Answer } from '@site/search/worker/messages';
import type { TreeName } from '@site/product';
import { searchWorker, type IndexState } from './searchWorker';

export interface SearchRequest {
  readonly tree: TreeName;
  readonly query: string;
  /** Part of the tree that results must belong to; empty for all of it. */
  readonly context: string;
  readonly limit: number;
  /** How many results of one page come before those of others. */
  readonly perPage: number;
  /** The kind that results must be of; all without it. */
  readonly kind?: HitKind | undefined;
}

const idle: IndexState = { name: 'idle' };

/**
 * Searches as the request changes. The index is fetched with the first request, in a worker. While a new query is being
 * answered the last answer stays. Undefined: nothing has been answered yet, or nothing is asked.
 */
export function useSearch(request: SearchRequest | undefined): {
  state: IndexState;
  answer: Answer | undefined;
  retry: () => void;
} {
  const { hash } = usePluginData('search') as SearchGlobalData;
  const [answer, setAnswer] = useState<Answer>();
  const worker = request === undefined ? undefined : searchWorker(request.tree, hash);
  const subscribe = worker?.subscribe ?? (() => () => undefined);
  const state = useSyncExternalStore(
    subscribe,
    () => worker?.state ?? idle,
    () => idle,
  );
  const isComplete = useSyncExternalStore(
    subscribe,
    () => worker?.isComplete ?? false,
    () => false,
  );
  const query = request?.query ?? '';
  const context = request?.context ?? '';
  const limit = request?.limit ?? 0;
  const perPage = request?.perPage ?? 0;
  const kind = request?.kind;
  const isAsked = query.trim() !== '';
  useEffect(() => worker?.load(), [worker]);
  useEffect(() => {
    let isCurrent = true;
    if (isAsked)
      void worker?.search(query, context, limit, perPage, kind).then((found) => isCurrent && setAnswer(found));
    return () => {
      isCurrent = false;
    };
    // When the texts arrive the same query has a better answer.
  }, [worker, isAsked, query, context, limit, perPage, kind, isComplete]);
  return { state, answer: isAsked ? answer : undefined, retry: () => worker?.load() };
}
