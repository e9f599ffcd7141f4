import { showLanguage } from './language.ts';
import { recall, remember } from './storage.ts';

const keyOf = (group: string): string => `docusaurus.tab.${group}`;

/** Shows the tab of `event` and, in every other set of its group on the page, the tab of the same value. */
export function handleTabClick(event: Event): boolean {
  const tab = tabOf(event);
  if (!tab) return false;
  choose(tab);
  return true;
}

/** Moves between tabs with the arrow keys, Home and End; the focused tab is the shown one. */
export function handleTabKey(event: KeyboardEvent): boolean {
  const tab = tabOf(event);
  if (!tab) return false;
  const tabs = [...(tab.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
  const at = tabs.indexOf(tab);
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: tabs.length - 1,
  };
  const step = steps[event.key];
  const next = step === undefined ? undefined : tabs[(step + tabs.length) % tabs.length];
  if (!next) return false;
  event.preventDefault();
  choose(next);
  next.focus();
  return true;
}

/** Shows in every set of tabs below `root` what the reader chose on an earlier page or visit. */
export function showRememberedTabs(root: ParentNode = document): void {
  for (const set of root.querySelectorAll<HTMLElement>('[data-tabs]')) {
    const value = set.dataset['tabs'] ? recall(keyOf(set.dataset['tabs'])) : null;
    if (value !== null) show(set, value);
  }
}

/** Shows the tab of a panel without remembering it. True when it was not shown. */
export function showPanel(panel: Element): boolean {
  const set = panel.closest<HTMLElement>('[data-tabs]');
  const value = document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.dataset['value'];
  if (!panel.hasAttribute('hidden') || !set || value === undefined) return false;
  show(set, value);
  return true;
}

/** Follows the choice that the reader makes on the site in another window. */
export function handleStorage(event: StorageEvent): void {
  if (!event.key?.startsWith('docusaurus.tab.')) return;
  showRememberedTabs();
  showLanguage();
}

function tabOf(event: Event): HTMLElement | null {
  const tab = (event.target as Element | null)?.closest?.<HTMLElement>('[role=tab]');
  return tab?.closest('[data-tabs]') ? tab : null;
}

function choose(tab: HTMLElement): void {
  const set = tab.closest<HTMLElement>('[data-tabs]');
  const value = tab.dataset['value'];
  if (!set || value === undefined) return;
  // Sets above this one may change their height: keep the tab where the reader's pointer is.
  const before = tab.getBoundingClientRect().top;
  const group = set.dataset['tabs'];
  if (group) {
    remember(keyOf(group), value);
    for (const other of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
      if (other.dataset['tabs'] === group) show(other, value);
    }
    showLanguage();
  } else {
    show(set, value);
  }
  const moved = tab.getBoundingClientRect().top - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}

/** Leaves the set as it is when it has no tab of that value: a guide may lack a language. */
function show(set: HTMLElement, value: string): void {
  const own = (element: Element): boolean => element.closest('[data-tabs]') === set;
  const tabs = [...set.querySelectorAll<HTMLElement>('[role=tab]')].filter(own);
  const shown = tabs.find((tab) => tab.dataset['value'] === value);
  if (!shown) return;
  for (const tab of tabs) {
    tab.setAttribute('aria-selected', String(tab === shown));
    tab.tabIndex = tab === shown ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    if (panel) panel.hidden = tab !== shown;
  }
}
