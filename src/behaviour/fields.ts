/** Opens or closes every field of a tree: `<button data-fields="open|close">` in the same section. */
export function handleFieldsClick(event: Event): boolean {
  const button = (event.target as Element | null)?.closest?.<HTMLButtonElement>('button[data-fields]');
  if (!button) return false;
  const open = button.dataset['fields'] === 'open';
  for (const details of button.closest('section')?.querySelectorAll('details') ?? []) details.open = open;
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

/** Brings the element of a deep link into view, opening whatever it is folded into. */
export function revealHashTarget(hash: string = window.location.hash): void {
  const target = hash.length > 1 ? document.getElementById(fragmentOf(hash)) : null;
  if (!target) return;
  let folded = false;
  for (let at = target.parentElement?.closest('details') ?? null; at; at = at.parentElement?.closest('details') ?? null) {
    folded ||= !at.open;
    at.open = true;
  }
  if (folded) target.scrollIntoView();
}
