/**
 * Hides the entries of a page that do not hold every word typed into its filter, and groups without a match.
 *
 * @returns true when the event came from a filter
 */
export function handleFilterInput(event: Event): boolean {
  const input = (event.target as Element | null)?.closest?.<HTMLInputElement>('input[data-filter]');
  if (!input) return false;
  filter(input);
  return true;
}

/** Shows everything again, for a reader who follows a link to an entry that is hidden. */
export function clearFilters(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[data-filter]')) {
    input.value = '';
    filter(input);
  }
}

function filter(input: HTMLInputElement): void {
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  const items = [...document.querySelectorAll<HTMLElement>('[data-filter-item]')];
  let shown = 0;
  for (const item of items) {
    const text = item.textContent?.toLowerCase() ?? '';
    item.hidden = !words.every((word) => text.includes(word));
    if (!item.hidden) shown += 1;
  }
  for (const group of document.querySelectorAll<HTMLElement>('[data-filter-group]')) {
    group.hidden = group.querySelector('[data-filter-item]:not([hidden])') === null;
  }
  const count = input.closest('.filter')?.querySelector('[data-filter-count]');
  if (count) count.textContent = words.length === 0 ? '' : `${shown} of ${items.length}`;
}
