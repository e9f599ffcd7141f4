/** What the benchmark's page offers for each engine, on `window.bench`. */
export interface Engine {
  /** Starts the engine from nothing: fetches its code and its index. */
  start(): Promise<void>;
  /** Searches and prepares what is shown of up to eight results: title, address, text around the words. */
  search(query: string): Promise<readonly string[]>;
}

/** The engines, and how the table calls them. */
export const engineLabels = {
  ours: 'ours',
  minisearch: 'MiniSearch',
  easyops: 'local search',
  pagefind: 'Pagefind',
} as const;
export type EngineName = keyof typeof engineLabels;

/** The lists of queries, as tests/search names them. */
export const querySets = [
  'queries',
  'held-out',
  'questions',
  'questions-third',
  'questions-fourth',
  'questions-kept-aside',
  'questions-fresh',
] as const;
export type QuerySet = (typeof querySets)[number];

/** Mean reciprocal rank at 8. */
export interface Relevance {
  /** Any place on the right page counts. */
  readonly page: number;
  /** Where an anchor is wanted, only that one. */
  readonly place: number;
}

export interface Measured {
  /** Compressed bytes of index files fetched until the first hits are there, and of the code for it. */
  readonly indexBytes: number;
  readonly codeBytes: number;
  /** Milliseconds from nothing to the first hits, median of the runs. */
  readonly firstHitMs: number;
  /** Milliseconds from a keystroke to its results. */
  readonly keyMedianMs: number;
  readonly key95Ms: number;
  /** Compressed bytes of index files fetched in all, after all queries. */
  readonly allBytes: number;
  /** For each list of queries. */
  readonly relevance: Readonly<Record<QuerySet, Relevance>>;
}
