import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { useTree } from '@site/src/tree/useTree';
import { typedAsIs } from '@site/common/typed-as-is';
import { NoScriptSearch } from './NoScriptSearch';
import { SearchGlass } from './SearchGlass';
import { SearchMissing } from './SearchMissing';
import { searchPath } from './searchPath';
import { useHighlight } from './useHighlight';
import { useShortcut } from './useShortcut';
import type { KeyHandler } from './useOptionKeys';
import type { Props as PanelProps } from './SearchPanel';
import type { IndexState } from './searchWorker';

/**
 * The search box of the navbar: a combobox. Focused, it becomes the upper edge of a palette in the middle of the window. Only the
 * box itself is part of every page; the palette, its styles, the worker and the index are fetched when it is first focused.
 */
export function SearchBox(): ReactNode {
  const listId = useId();
  const tree = useTree();
  const history = useHistory();
  const { key: place = 'first' } = useLocation();
  const [query, setQuery] = useState('');
  /** Where the reader was when the list was opened: going to another page closes it. */
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === place;
  /** The list's code. No Suspense: React would show what it waited for only 300 ms after the focus. */
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const isPalette = isOpen && Panel !== undefined && Panel !== SearchMissing;
  const isAsked = useRef(false);
  /** What was asked for by Enter before the palette's code was there. */
  const [entered, setEntered] = useState<string>();
  const [active, setActive] = useState<string>();
  const [state, setState] = useState<IndexState['name']>('idle');
  const input = useRef<HTMLInputElement>(null);
  const handleOptions = useRef<KeyHandler>(() => false);
  const shortcut = useShortcut(() => {
    input.current?.focus();
    input.current?.select();
  });
  useHighlight();

  const loadPanel = (): void => {
    if (isAsked.current) return;
    isAsked.current = true;
    void import('./SearchPanel').then(
      (module) => setPanel(() => module.default),
      () => {
        isAsked.current = false;
        setPanel(() => SearchMissing);
      },
    );
  };
  const open = (): void => {
    loadPanel();
    setOpenAt(place);
  };
  const close = (): void => {
    setOpenAt(undefined);
    input.current?.blur();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing || (isOpen && handleOptions.current(event))) return;
    if (event.key === 'Escape') {
      if (query === '' || !isOpen) close();
      else setOpenAt(undefined);
    } else if (event.key === 'Enter' && query.trim() !== '') {
      if (isOpen && Panel === undefined) setEntered(query);
      else history.push(searchPath(query.trim(), '', tree));
    } else if (event.key === 'ArrowDown' && !isOpen) {
      open();
    } else {
      return;
    }
    event.preventDefault();
  };
  useEffect(() => {
    document.documentElement.toggleAttribute('data-palette', isPalette);
  }, [isPalette]);
  const onBlur = (event: FocusEvent<HTMLDivElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpenAt(undefined);
  };

  return (
    <div
      className="search-box"
      role="search"
      data-open={isOpen}
      data-palette={isPalette}
      data-state={state}
      onBlur={onBlur}
      onKeyDown={({ key, target }) => {
        if (key === 'Escape' && target !== input.current) close();
      }}
    >
      <div className="search-frame">
        <SearchGlass />
        <input
          ref={input}
          className="search-input"
          type="text"
          inputMode="search"
          name="q"
          role="combobox"
          aria-label="Search"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={isOpen ? active : undefined}
          aria-keyshortcuts="Control+K Meta+K /"
          {...typedAsIs}
          enterKeyHint="search"
          maxLength={200}
          placeholder="Search"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            open();
          }}
          onFocus={open}
          onClick={open}
          onKeyDown={onKeyDown}
        />
        <kbd translate="no" className="search-shortcut" aria-hidden="true">
          {shortcut}
        </kbd>
        <button type="button" className="search-close" aria-label="Close search" onClick={close} />
        {Panel !== undefined && (
          <Panel
            listId={listId}
            tree={tree}
            query={query}
            isOpen={isOpen}
            entered={entered}
            onKeys={(handler) => {
              handleOptions.current = handler;
            }}
            onActive={setActive}
            onState={setState}
            onQuery={(next) => {
              setQuery(next);
              input.current?.focus();
            }}
            onLeave={close}
          />
        )}
      </div>
      <NoScriptSearch />
    </div>
  );
}
