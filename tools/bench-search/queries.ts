import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { QuerySet } from './types.ts';

/** What a reader types, and the places that answer it: routes inside the tree, with an anchor when only that will do. */
export interface ReaderQuery {
  readonly query: string;
  readonly expect: readonly string[];
}

/** The queries of one of the lists in this folder, in their order. */
export function readerQueries(set: QuerySet = 'queries'): readonly ReaderQuery[] {
  return parse(readFileSync(`tests/search/${set}.yaml`, 'utf8')) as ReaderQuery[];
}
