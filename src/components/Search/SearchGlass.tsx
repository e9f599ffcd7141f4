import type { ReactNode } from 'react';

/** The sign of search. It stands in the page: a picture of the style sheet's would be a document of its own before the first paint. */
export const SearchGlass = (): ReactNode => (
  <svg className="search-glass" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M2.4 7a4.6 4.6 0 1 0 9.2 0 4.6 4.6 0 1 0-9.2 0m8.2 3.6 3.6 3.6" />
  </svg>
);
