import { useEffect } from 'react';
import { useLocation } from '@docusaurus/router';
import { settleOnAnchor } from './settleOnAnchor';
import type { FoundState } from './useGoTo';

/** Lands on what was found, and marks the words of the search on its page until the reader leaves it. */
export function useHighlight(): void {
  const { state, key, hash } = useLocation<Partial<FoundState> | undefined>();
  const found = state?.found;
  useEffect(() => {
    const page = document.querySelector<HTMLElement>('[data-page]');
    if (found === undefined || page === null) return undefined;
    const stop = settleOnAnchor(hash);
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
      stop();
      remove?.();
    };
    // The key changes with every navigation, also to the same page.
  }, [found, key, hash]);
}
