import { useEffect, useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import Link from '@docusaurus/Link';
import { splitTree } from '@site/common/splitTree';
import { constants, trees, type TreeName } from '@site/product';
import type { HitKind } from '@site/search/format/kinds';
import { ExactAnswerLink } from './ExactAnswerLink';
import { groupByKind } from './groupByKind';
import { HitPreview } from './HitPreview';
import { isLast } from './isLast';
import { KindFilter } from './KindFilter';
import { kindLabels } from './kindLabels';
import { NothingFound } from './NothingFound';
import { PaletteHit } from './PaletteHit';
import { usePaletteStyles } from './paletteStyles';
import { RecentSearches } from './RecentSearches';
import { rememberSearch } from './recentSearches';
import { searchPath } from './searchPath';
import type { IndexState } from './searchWorker';
import { SearchStatus } from './SearchStatus';
import { SlashKey } from './SlashKey';
import { usefulPages } from './usefulPages';
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
  /** The query for which the reader pressed Enter before this was there. */
  readonly entered?: string | undefined;
  readonly onKeys: (handler: KeyHandler) => void;
  readonly onActive: (id: string | undefined) => void;
  readonly onState: (state: IndexState['name']) => void;
  readonly onQuery: (query: string) => void;
  readonly onLeave: () => void;
}

/** A press on what is no control does not take the focus from the box: that would close the palette. */
function keepFocus(event: MouseEvent): void {
  if (!(event.target as Element).closest('a, button, input')) event.preventDefault();
}

/** The palette below its box: how far the index is, the hits grouped by kind with a preview of the active one, and ways on. */
export default function SearchPanel({
  listId,
  tree,
  query,
  isOpen,
  entered,
  onKeys,
  onActive,
  onState,
  onQuery,
  onLeave,
}: Props): ReactNode {
  usePaletteStyles();
  const [kind, setKind] = useState<HitKind>();
  const { route } = splitTree(useLocation().pathname);
  const { state, answer, retry } = useSearch({
    tree,
    query,
    context: '',
    limit: constants.search.maxResults,
    perPage,
    kind,
  });
  const goTo = useGoTo();
  const groups = useMemo(() => groupByKind(answer?.hits ?? []), [answer]);
  const hits = useMemo(() => groups.flatMap((group) => group.hits), [groups]);
  const isIdle = query.trim() === '';
  const optionId = (position: number): string => `${listId}-${position}`;
  const leave = (): void => {
    rememberSearch(query);
    onLeave();
  };
  /** The query for which the reader asked to go to the first hit before there was one. */
  const early = useRef(entered);
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
    isIdle ? 0 : Math.max(1, hits.length),
    `${answer?.query ?? ''}\n${kind ?? ''}`,
    onKeys,
    choose,
  );
  const activeHit = hits[active];
  const activeUrl = activeHit?.document.url;

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
    <div className="search-panel" hidden={!isOpen} onMouseDown={keepFocus}>
      <KindFilter kind={kind} onChange={setKind} onType={() => onQuery(query)} />
      <SearchStatus state={state} query={query} answer={answer} shown={hits.length} retry={retry} />
      {isIdle && <RecentSearches onChoose={onQuery} />}
      {isIdle && (
        <div className="search-useful">
          <span className="search-group-title">Often read here</span>
          <ul>
            {usefulPages(route).map(([label, to]) => (
              <li key={to}>
                <Link to={`/${trees[tree].path}${to}`} onClick={onLeave}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {answer?.exact !== undefined && <ExactAnswerLink answer={answer.exact} onLeave={leave} />}
      <div className="search-columns">
        <div role="listbox" id={listId} aria-label="Search results" className="search-list" hidden={hits.length === 0}>
          {groups.map(({ kind: own, hits: members }) => (
            <div key={own} role="group" aria-labelledby={`${listId}-${own}`} className="search-group">
              <div id={`${listId}-${own}`} className="search-group-title">
                {own === 'best' ? 'Best matches' : kindLabels[own].label}
              </div>
              {members.map((hit) => {
                const position = hits.indexOf(hit);
                return (
                  <PaletteHit
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
        {activeHit !== undefined && <HitPreview hit={activeHit} />}
      </div>
      {!isIdle && answer !== undefined && answer.total === 0 && state.name === 'ready' && isLast(answer, state) && (
        <NothingFound near={answer.near} tree={tree} onQuery={onQuery} onLeave={leave} />
      )}
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
      <p className="search-keys">
        <kbd translate="no">↑</kbd> <kbd translate="no">↓</kbd> choose <kbd translate="no">Enter</kbd> open{' '}
        <kbd translate="no">Tab</kbd> kinds <kbd translate="no">Esc</kbd> close <SlashKey />
      </p>
    </div>
  );
}
