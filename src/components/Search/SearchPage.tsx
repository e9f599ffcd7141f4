import type { ReactNode } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { useTree } from '@site/src/tree/useTree';
import { readSearchAddress } from './readSearchAddress';
import { rememberSearch } from './recentSearches';
import { SearchForm } from './SearchForm';
import { SearchResults } from './SearchResults';
import { searchPath } from './searchPath';

/** The search page's content: the form, and the results of what the address asks for. */
export function SearchPage(): ReactNode {
  const history = useHistory();
  const { search } = useLocation();
  const preferred = useTree();
  const address = readSearchAddress(search, window.location.origin, preferred);
  const { query, context, tree, error } = address;
  return (
    <>
      <SearchForm
        key={tree}
        query={query}
        context={context}
        tree={tree}
        onChange={(next) => history.replace(searchPath(next.query, next.context, next.tree))}
        onSubmit={() => rememberSearch(query)}
      />
      {error === undefined ? (
        <SearchResults query={query} context={context} tree={tree} />
      ) : (
        <p className="search-error" role="alert">
          {error}
        </p>
      )}
    </>
  );
}
