import type { TreeName } from '@site/product';
import { versionTree } from './versionTree';

/** What the address of the search page asks for. */
export interface SearchAddress {
  readonly query: string;
  readonly context: string;
  readonly tree: TreeName;
  /** Why nothing is searched; undefined when there is no reason. */
  readonly error: string | undefined;
}

const longestQuery = 200;
const longestContext = 100;
const control = /\p{Cc}+/gu;

/**
 * Reads the query part of the search page's address. Whatever it holds, the result is plain text of limited length; a version
 * outside the site is refused by `error`.
 */
export function readSearchAddress(search: string, origin: string, preferred: TreeName): SearchAddress {
  const parameters = new URLSearchParams(search);
  const read = (name: string, longest: number): string =>
    (parameters.get(name) ?? '').replace(control, ' ').trim().slice(0, longest);
  const version = parameters.get('version') ?? '';
  let tree = preferred;
  let error: string | undefined;
  try {
    if (version !== '') tree = versionTree(version, origin) ?? preferred;
  } catch (refused) {
    error = refused instanceof Error ? refused.message : String(refused);
  }
  return { query: read('q', longestQuery), context: read('ctx', longestContext), tree, error };
}
