import { useEffect } from 'react';
import { useLocation } from '@docusaurus/router';
import type { FoundState } from './useGoTo';

/** Marks the words of the search that led to the page, until the reader leaves it. */
export function useHighlight(): void {
  const { state, key } = useLocation<Partial<FoundState> | undefined>();
  const found = state?.found;
  useEffect(() => {
    const page = document.querySelector<HTMLElement>('[data-page]');
    if (found === undefined || page === null) return undefined;
    let remove: (() => void) | undefined;
    let isGone = false;
    void import('./markWords').then(({ markWords }) => {
      if (!isGone) remove = markWords(page, found);
    });
    return () => {
      isGone = true;
      remove?.();
    };
    // The key changes with every navigation, also to the same page.
  }, [found, key]);
}
