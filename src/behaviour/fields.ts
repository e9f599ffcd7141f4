import { clearFilters } from './filter.ts';
import { showPanel } from './tabs.ts';

/** Opens or closes every field of a tree, or sorts them: `<button data-fields="open|close|required">` in the same tree. */
export function handleFieldsClick(event: Event): boolean {
  const button = (event.target as Element | null)?.closest?.<HTMLButtonElement>('button[data-fields]');
  if (!button) return false;
  const { fields } = button.dataset;
  if (fields === 'required') {
    import('./field-tools.ts').then(({ sortFields }) => sortFields(button), console.warn);
    return true;
  }
  for (const details of button.closest('.tree')?.querySelectorAll('details') ?? []) details.open = fields === 'open';
  return true;
}

/** Filters the fields of a tree by what is typed into its `<input data-field-filter>`. The code for it is loaded then. */
export function handleFieldsInput(event: Event): boolean {
  const input = (event.target as Element | null)?.closest?.<HTMLInputElement>('input[data-field-filter]');
  if (!input) return false;
  import('./field-tools.ts').then(({ filterFields }) => filterFields(input), console.warn);
  return true;
}

/** What stands behind the `#` of an address, decoded; as it is when it is no encoding of anything. */
export function fragmentOf(hash: string): string {
  const fragment = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** Lets the page change without moving the element that the address names: other tabs than the first ones differ in height. */
export function keepHashTarget(change: () => void, hash: string = window.location.hash): void {
  const target = hash.length > 1 ? document.getElementById(fragmentOf(hash)) : null;
  const before = target?.getBoundingClientRect().top ?? 0;
  change();
  const moved = (target?.getBoundingClientRect().top ?? 0) - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}

/** Brings the element of a deep link into view: out of folded parts, tabs that are not shown, and what a filter has hidden. */
export function revealHashTarget(hash: string = window.location.hash): void {
  const target = hash.length > 1 ? document.getElementById(fragmentOf(hash)) : null;
  if (!target) return;
  let wasHidden = false;
  for (
    let at = target.parentElement?.closest('details') ?? null;
    at;
    at = at.parentElement?.closest('details') ?? null
  ) {
    wasHidden ||= !at.open;
    at.open = true;
  }
  for (let at = target.closest('[role=tabpanel]'); at; at = at.parentElement?.closest('[role=tabpanel]') ?? null) {
    wasHidden ||= showPanel(at);
  }
  for (
    let at = target.closest<HTMLElement>('.tree li[hidden]');
    at;
    at = at.parentElement?.closest('li[hidden]') ?? null
  ) {
    at.hidden = false;
    wasHidden = true;
  }
  if (target.closest('[data-filter-item][hidden], [data-filter-group][hidden]')) {
    clearFilters();
    wasHidden = true;
  }
  if (wasHidden) target.scrollIntoView();
}
