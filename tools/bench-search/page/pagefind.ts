import type { Engine } from '../types.ts';

interface Data {
  readonly url: string;
  readonly excerpt: string;
  readonly sub_results: readonly { readonly url: string; readonly excerpt: string }[];
}
interface Pagefind {
  init(): Promise<void>;
  search(query: string): Promise<{ readonly results: readonly { data(): Promise<Data> }[] }>;
}

let pagefind: Pagefind | undefined;
const path = '/pagefind/pagefind.js';
/** How many places of one page its own interface shows. */
const places = 3;

/** Pagefind, by its own module; like its interface it loads the pages that it shows. */
export const pagefind_: Engine = {
  async start() {
    pagefind = (await import(/* webpackIgnore: true */ path)) as Pagefind;
    await pagefind.init();
  },
  async search(query) {
    const { results } = (await pagefind?.search(query)) ?? { results: [] };
    const shown = await Promise.all(results.slice(0, 8).map((result) => result.data()));
    return shown.flatMap(({ url, sub_results: parts }) =>
      parts.length === 0 ? [url] : parts.slice(0, places).map((part) => part.url),
    );
  },
};
