import { useState, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import Link from '@docusaurus/Link';
import { useTree } from '@site/src/tree/useTree';
import { constants } from '@site/product';
import { typedAsIs } from '@site/common/typed-as-is';
import { pathWords } from './pathWords';
import { SearchGlass } from './SearchGlass';
import { searchPath } from './searchPath';
import { SearchStatus } from './SearchStatus';
import { useSearch } from './useSearch';

/** A search filled with the words of the address, and the pages that come nearest to it. */
export function NearPages(): ReactNode {
  const { pathname } = useLocation();
  const tree = useTree();
  const [guesses] = useState(() => pathWords(pathname));
  const [guess, setGuess] = useState(0);
  const [typed, setTyped] = useState<string>();
  const query = typed ?? guesses[guess] ?? '';
  const { state, answer, retry } = useSearch({
    tree,
    query,
    context: '',
    limit: constants.search.maxResults,
    perPage: 1,
  });
  const hits = answer?.hits ?? [];
  // Nothing is like the address's last part: what stands before it may say more.
  const isInVain = typed === undefined && answer?.query === query && answer.isComplete && answer.total === 0;
  if (isInVain && guess + 1 < guesses.length) setGuess(guess + 1);
  return (
    <section className="search-results" aria-labelledby="near-pages">
      <h2 id="near-pages">Perhaps you meant</h2>
      <form className="search-form" role="search" aria-label="Near pages" onSubmit={(event) => event.preventDefault()}>
        <SearchGlass />
        <input
          className="search-input"
          type="search"
          aria-label="Search for the page"
          {...typedAsIs}
          maxLength={200}
          value={query}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
      <SearchStatus state={state} query={query} answer={answer} shown={hits.length} retry={retry} />
      <ul>
        {hits.map(({ document, page }) => (
          <li key={document.id}>
            <Link to={`${document.url}${document.hash}`}>
              {[...document.breadcrumbs, page, ...(document.hash === '' ? [] : [document.title])].join(' › ')}
            </Link>
          </li>
        ))}
      </ul>
      {hits.length > 0 && (
        <p>
          <Link to={searchPath(query, '', tree)}>{`All ${answer?.total ?? 0} results`}</Link>
        </p>
      )}
    </section>
  );
}
