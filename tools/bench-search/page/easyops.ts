import { wrap, type Remote } from 'comlink';
import { getStemmedPositions } from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/getStemmedPositions.js';
import { highlightStemmed } from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/highlightStemmed.js';
import type { Engine } from '../types.ts';

interface Found {
  readonly document: { readonly u: string; readonly h?: string; readonly t: string };
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly tokens: readonly string[];
}
interface Search {
  search(baseUrl: string, context: string, query: string, limit: number): Promise<readonly Found[]>;
}

let remote: Remote<Search> | undefined;

/** @easyops-cn/docusaurus-search-local, by its own worker and its own marking of what was found. */
export const easyops: Engine = {
  async start() {
    const Exposed = wrap<new () => Search>(new Worker('/bench/easyops-worker.js'));
    remote = await new Exposed();
  },
  async search(query) {
    const found = (await remote?.search('/easyops/', '', query, 8)) ?? [];
    return found.map(({ document: { u, h, t }, metadata, tokens }) => {
      const shown = highlightStemmed(t, getStemmedPositions(metadata, 't'), tokens);
      return shown === '' ? u : `${u}${h ?? ''}`;
    });
  },
};
