import { useCallback } from 'react';
import { useHistory } from '@docusaurus/router';
import type { SearchDocument } from '@site/search/format/types';

/** What the address of a page that was found carries: the words to mark there. */
export interface FoundState {
  readonly found: readonly string[];
}

/** Goes to a document that was found, and has the words marked there. */
export function useGoTo(): (document: Pick<SearchDocument, 'url' | 'hash'>, words: readonly string[]) => void {
  const history = useHistory();
  return useCallback(
    ({ url, hash }, words) => history.push({ pathname: url, hash, state: { found: words } satisfies FoundState }),
    [history],
  );
}
