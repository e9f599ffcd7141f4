import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** What a reader types, and the places that answer it: routes inside the tree, with an anchor when only that will do. */
export interface ReaderQuery {
  readonly query: string;
  readonly expect: readonly string[];
}

/** The queries of queries.yaml or held-out.yaml, in their order. */
export function readerQueries(set: 'queries' | 'held-out' = 'queries'): readonly ReaderQuery[] {
  return parse(readFileSync(`tests/search/${set}.yaml`, 'utf8')) as ReaderQuery[];
}
