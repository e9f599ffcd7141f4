import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** What a reader types, and the places that answer it: routes inside the tree, with an anchor when only that will do. */
export interface ReaderQuery {
  readonly query: string;
  readonly expect: readonly string[];
}

/** The queries of queries.yaml, in their order. */
export function readerQueries(): readonly ReaderQuery[] {
  return parse(readFileSync('tests/search/queries.yaml', 'utf8')) as ReaderQuery[];
}
