import { recall, remember } from './storage.ts';

/** The kinds of code whose wrapping is chosen by itself: commands, which wrap unless the reader says otherwise, and the rest. */
const kinds = ['shell', 'code'] as const;
export type Kind = (typeof kinds)[number];

const keyOf = (kind: Kind): string => `wrap.${kind}`;
const attributeOf = (kind: Kind): string => `data-wrap-${kind}`;
const isKind = (value: string | undefined): value is Kind => kinds.some((kind) => kind === value);

/** Whether code of a kind wraps now. */
export const isWrapped = (kind: Kind): boolean =>
  (document.documentElement.getAttribute(attributeOf(kind)) ?? String(kind === 'shell')) === 'true';

/** Puts what the reader chose on the document; framework/config/page-template.ts has done the same before the first paint. */
function restore(): void {
  for (const kind of kinds) {
    const chosen = recall(keyOf(kind));
    if (chosen === 'true' || chosen === 'false') document.documentElement.setAttribute(attributeOf(kind), chosen);
  }
}

/** Makes the switches say how code is shown. To be called whenever new content is on the page. */
export function showWrapping(root: ParentNode = document): void {
  for (const button of root.querySelectorAll<HTMLElement>('button[data-wrap]')) {
    const kind = button.dataset['wrap'];
    if (isKind(kind)) button.setAttribute('aria-pressed', String(isWrapped(kind)));
  }
}

/**
 * Wraps or unwraps all code of the kind that a `<button data-wrap>` stands for, and remembers it. The switch stays where it is.
 *
 * @returns true when the click was on such a button
 */
export function handleWrapClick(event: Event): boolean {
  const button = (event.target as Element | null)?.closest?.<HTMLElement>('button[data-wrap]');
  const kind = button?.dataset['wrap'];
  if (!button || !isKind(kind)) return false;
  const before = button.getBoundingClientRect().top;
  const chosen = String(!isWrapped(kind));
  document.documentElement.setAttribute(attributeOf(kind), chosen);
  remember(keyOf(kind), chosen);
  showWrapping();
  const moved = button.getBoundingClientRect().top - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  return true;
}

/** Follows the choice that the reader makes on the site in another window. */
export function handleWrapStorage(event: StorageEvent): void {
  if (!kinds.some((kind) => event.key === keyOf(kind))) return;
  restore();
  showWrapping();
}
