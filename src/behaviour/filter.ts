/**
 * Hides the entries of a page that do not hold every word typed into its filter, and groups without a match. A filter
 * `data-filter="closest"` then shows those that hold most of it.
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
  const whole = items.filter((item) => {
    const text = item.textContent?.toLowerCase() ?? '';
    return words.every((word) => text.includes(word));
  });
  const near = whole.length === 0 && input.dataset['filter'] === 'closest' ? closest(input.value, items) : [];
  const shown = new Set([...whole, ...near]);
  for (const item of items) item.hidden = !shown.has(item);
  for (const group of document.querySelectorAll<HTMLElement>('[data-filter-group]')) {
    group.hidden = group.querySelector('[data-filter-item]:not([hidden])') === null;
  }
  const count = input.closest('.filter')?.querySelector('[data-filter-count]');
  if (!count) return;
  const found = `${shown.size} of ${items.length}`;
  count.textContent = words.length === 0 ? '' : near.length > 0 ? `None holds every word; closest: ${found}` : found;
}

/** The words of a text, each once. Of NOT_FOUND they are the parts and, as others write it, NotFound. */
const wordsOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\d_]+/gu) ?? []).flatMap((word) =>
      word.includes('_') ? [word.replaceAll('_', ''), ...word.split('_')] : [word],
    ),
  );

/** What an entry says, with room between the cells of a row. */
const textOf = (item: HTMLElement): string =>
  [...item.childNodes].map(({ textContent }) => textContent ?? '').join(' ');

/**
 * The entries that hold most of a whole message, as a program shows it: with values, and with what is said around it. A word
 * counts the more, the fewer entries have it; one that no entry has is a value. None where too little is left of the message.
 */
function closest(message: string, items: readonly HTMLElement[]): HTMLElement[] {
  const entries = items.map((item) => [item, wordsOf(textOf(item))] as const);
  const weights = [...wordsOf(message)].flatMap((word) => {
    const holders = entries.filter(([, words]) => words.has(word)).length;
    return holders === 0 ? [] : [[word, Math.log((entries.length + 1) / holders)] as const];
  });
  const scores = entries.map(([item, words]) => ({
    item,
    held: weights.filter(([word]) => words.has(word)).length,
    score: weights.reduce((sum, [word, weight]) => sum + (words.has(word) ? weight : 0), 0),
  }));
  const enough = Math.max(1, Math.min(2, wordsOf(message).size));
  const best = Math.max(0, ...scores.map(({ score }) => score));
  return scores.filter(({ score, held }) => held >= enough && score > best - 1e-9).map(({ item }) => item);
}
