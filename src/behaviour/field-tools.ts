/** A field of a tree with what it says of itself, without the fields inside it. */
const ownText = (item: Element): string =>
  [...item.childNodes]
    .filter((node) => !(node instanceof Element && node.matches('details, ul.fields')))
    .map((node) => node.textContent ?? '')
    .join(' ')
    .toLowerCase();

/**
 * Shows the fields that hold every word typed into the filter of their tree, in their names or descriptions, with the fields that they
 * are in. Those inside a field whose name fits stay with it.
 */
export function filterFields(input: HTMLInputElement): void {
  const tree = input.closest('.tree');
  if (!tree) return;
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  const items = [...tree.querySelectorAll<HTMLElement>('ul.fields > li')];
  for (const item of items) item.hidden = words.length > 0;
  let found = 0;
  for (const item of items) {
    const text = ownText(item);
    if (words.length === 0 || !words.every((word) => text.includes(word))) continue;
    found += 1;
    for (const inner of item.querySelectorAll<HTMLElement>('li')) inner.hidden = false;
    for (let at: HTMLElement | null = item; at; at = at.parentElement?.closest<HTMLElement>('.tree li') ?? null) {
      at.hidden = false;
      const around = at.parentElement?.closest('details');
      if (around && tree.contains(around)) around.open = true;
    }
  }
  const count = tree.querySelector('[data-field-count]');
  if (count) count.textContent = words.length === 0 ? '' : `${found} of ${items.length}`;
}

/** Puts the required fields of each level first, or back into the order of the definition. */
export function sortFields(button: HTMLElement): void {
  const isSorted = button.getAttribute('aria-pressed') !== 'true';
  button.setAttribute('aria-pressed', String(isSorted));
  for (const list of button.closest('.tree')?.querySelectorAll('ul.fields') ?? []) {
    const items = [...list.children] as HTMLElement[];
    items.forEach((item, index) => (item.dataset['at'] ??= String(index)));
    const rank = (item: HTMLElement): number =>
      (isSorted && !item.querySelector(':scope > .badge.required') ? items.length : 0) + Number(item.dataset['at']);
    list.append(...items.sort((a, b) => rank(a) - rank(b)));
  }
}
