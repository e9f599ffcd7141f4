import { useEffect, useMemo, useRef, type MouseEvent, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { constants, trees, type TreeName } from '@site/product';
import { groupByPage } from './groupByPage';
import { HitOption } from './HitOption';
import { RecentSearches } from './RecentSearches';
import { rememberSearch } from './recentSearches';
import { searchPath } from './searchPath';
import type { IndexState } from './searchWorker';
import { SearchStatus } from './SearchStatus';
import { useGoTo } from './useGoTo';
import { useOptionKeys, type KeyHandler } from './useOptionKeys';
import { useSearch } from './useSearch';

const names = Object.keys(trees) as TreeName[];
/** Of one page so many hits come before those of other pages. */
const perPage = 2;
/** A hit that stays active this long is likely to be opened: its page is loaded ahead. */
const restMs = 250;

export interface Props {
  readonly listId: string;
  readonly tree: TreeName;
  readonly query: string;
  readonly isOpen: boolean;
  readonly onKeys: (handler: KeyHandler) => void;
  readonly onActive: (id: string | undefined) => void;
  readonly onState: (state: IndexState['name']) => void;
  readonly onQuery: (query: string) => void;
  readonly onLeave: () => void;
}

/** What appears below the box: how far the index is, the hits grouped by page, and the ways on from there. */
export default function SearchPanel({
  listId,
  tree,
  query,
  isOpen,
  onKeys,
  onActive,
  onState,
  onQuery,
  onLeave,
}: Props): ReactNode {
  const { state, answer, retry } = useSearch({ tree, query, context: '', limit: constants.search.maxResults, perPage });
  const goTo = useGoTo();
  const groups = useMemo(() => groupByPage(answer?.hits ?? []), [answer]);
  const hits = useMemo(() => groups.flatMap((group) => group.hits), [groups]);
  const optionId = (position: number): string => `${listId}-${position}`;
  const leave = (): void => {
    rememberSearch(query);
    onLeave();
  };
  /** The query for which the reader asked to go to the first hit before there was one. */
  const early = useRef<string>(undefined);
  const choose = (position: number): void => {
    const hit = hits[position];
    if (answer?.query !== query || hit === undefined) {
      early.current = query;
      return;
    }
    leave();
    goTo(hit.document, answer?.words ?? []);
  };
  const { active, setActive } = useOptionKeys(
    query.trim() === '' ? 0 : Math.max(1, hits.length),
    answer?.query,
    onKeys,
    choose,
  );
  const activeUrl = hits[active]?.document.url;

  useEffect(() => {
    const isAnswered = early.current === query && answer?.query === query;
    if (early.current !== query || isAnswered) early.current = undefined;
    if (isAnswered && hits.length > 0) choose(0);
  });
  useEffect(() => onState(state.name), [onState, state.name]);
  useEffect(() => {
    onActive(hits[active] === undefined ? undefined : optionId(active));
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    if (!isOpen || activeUrl === undefined) return undefined;
    // Not while the reader types: a page is read by the same thread that draws the list.
    const timer = window.setTimeout(() => void window.docusaurus.preload(activeUrl), restMs);
    return () => window.clearTimeout(timer);
  }, [isOpen, activeUrl]);

  const onClick = (position: number) => (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    choose(position);
  };
  return (
    <div className="search-panel" hidden={!isOpen}>
      <SearchStatus state={state} query={query} answer={answer} shown={hits.length} retry={retry} />
      {query.trim() === '' && <RecentSearches onChoose={onQuery} />}
      <div role="listbox" id={listId} aria-label="Search results" className="search-list" hidden={hits.length === 0}>
        {groups.map(({ url, breadcrumbs, hits: members }) => (
          <div key={url} role="group" aria-labelledby={`${listId}-${url}`} className="search-group">
            <div id={`${listId}-${url}`} className="search-group-title">
              {[...breadcrumbs, members[0]?.page ?? ''].join(' › ')}
            </div>
            {members.map((hit) => {
              const position = hits.indexOf(hit);
              return (
                <HitOption
                  key={hit.document.id}
                  hit={hit}
                  words={answer?.words ?? []}
                  id={optionId(position)}
                  isActive={position === active}
                  onPoint={() => setActive(position)}
                  onChoose={onClick(position)}
                />
              );
            })}
          </div>
        ))}
      </div>
      {answer !== undefined && answer.query.trim() !== '' && (
        <p className="search-more">
          {answer.total > 0 && (
            <Link to={searchPath(query, '', tree)} onClick={leave}>
              {answer.total === 1 ? 'The one result' : `All ${answer.total} results`}
            </Link>
          )}
          {names
            .filter((name) => name !== tree)
            .map((name) => (
              <Link key={name} to={searchPath(query, '', name)} onClick={leave}>
                Same search in {trees[name].label}
              </Link>
            ))}
        </p>
      )}
    </div>
  );
}
