import { useMemo, useState, type MouseEvent, type ReactNode } from 'react';
import type { TreeName } from '@site/product';
import type { Hit } from '@site/search/worker/messages';
import { foundAddress } from './foundWords';
import { groupByPage } from './groupByPage';
import { HitText } from './HitText';
import { rememberSearch } from './recentSearches';
import { SearchStatus } from './SearchStatus';
import { useGoTo } from './useGoTo';
import { useSearch } from './useSearch';

/** How many more results each step shows. */
const step = 50;

interface Props {
  readonly query: string;
  readonly context: string;
  readonly tree: TreeName;
}

function HitLink({
  hit,
  words,
  onChoose,
}: {
  readonly hit: Hit;
  readonly words: readonly string[];
  readonly onChoose: () => void;
}): ReactNode {
  const choose = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose();
  };
  return (
    <a className="search-hit" href={foundAddress(hit.document, words)} onClick={choose}>
      <HitText {...hit} />
    </a>
  );
}

/** All results of a query in one tree, grouped by page, a step at a time. */
export function SearchResults({ query, context, tree }: Props): ReactNode {
  const [limit, setLimit] = useState(step);
  const { state, answer, retry } = useSearch({ tree, query, context, limit, perPage: limit });
  const goTo = useGoTo();
  const groups = useMemo(() => groupByPage(answer?.hits ?? []), [answer]);
  const shown = answer?.hits.length ?? 0;
  return (
    <div className="search-results">
      <SearchStatus state={state} query={query} answer={answer} shown={shown} retry={retry} />
      <ol>
        {groups.map(({ url, breadcrumbs, hits }) => (
          <li key={url} className="search-group">
            <div className="search-group-title">{[...breadcrumbs, hits[0]?.page ?? ''].join(' › ')}</div>
            {hits.map((hit) => (
              <HitLink
                key={hit.document.id}
                hit={hit}
                words={answer?.words ?? []}
                onChoose={() => {
                  rememberSearch(query);
                  goTo(hit.document, answer?.words ?? []);
                }}
              />
            ))}
          </li>
        ))}
      </ol>
      {answer !== undefined && answer.total > shown && (
        <button type="button" onClick={() => setLimit(limit + step)}>
          Show {Math.min(step, answer.total - shown)} more
        </button>
      )}
    </div>
  );
}
