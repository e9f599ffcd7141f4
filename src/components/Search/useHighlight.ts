import { useEffect } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { foundWords } from './foundWords';
import type { FoundState } from './useGoTo';

/** Marks the words of the search on the page of a hit until the reader leaves it. */
export function useHighlight(): void {
  const history = useHistory();
  const { pathname, search, hash, state, key } = useLocation<Partial<FoundState> | undefined>();
  const found = state?.found;
  useEffect(() => {
    const { words, rest } = foundWords(search);
    // A page to be shared: the words leave the address once they are read from it.
    if (words.length > 0)
      history.replace({ pathname, search: rest, hash, state: { found: words } satisfies FoundState });
  }, [history, pathname, search, hash]);
  useEffect(() => {
    const page = document.querySelector<HTMLElement>('[data-page]');
    if (found === undefined || page === null) return undefined;
    let remove: (() => void) | undefined;
    let isGone = false;
    import('./markWords').then(
      ({ markWords }) => {
        if (!isGone) remove = markWords(page, found);
      },
      () => undefined, // The page is read without the marks.
    );
    return () => {
      isGone = true;
      remove?.();
    };
    // The key changes with every navigation, also to the same page.
  }, [found, key]);
}
