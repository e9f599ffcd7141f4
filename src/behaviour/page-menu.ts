import { copyAndReport, fetchText } from './copy.ts';

const menuSelector = 'details.page-menu[open]';

/**
 * Copies the Markdown of the page for `<button data-copy-page="address">`, and closes the menu when the click is elsewhere.
 *
 * @returns true when the click was on such a button
 */
export function handlePageMenuClick(event: Event): boolean {
  const target = event.target as Element | null;
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(menuSelector))
    if (!menu.contains(target)) menu.open = false;
  const button = target?.closest?.<HTMLButtonElement>('button[data-copy-page]');
  if (!button) return false;
  void copyAndReport(button, fetchText(button.dataset['copyPage'] ?? ''));
  return true;
}

/** Closes the menu with Escape and gives the focus back to what opened it. */
export function handlePageMenuKey(event: KeyboardEvent): void {
  const menu = event.key === 'Escape' ? document.querySelector<HTMLDetailsElement>(menuSelector) : null;
  if (menu === null) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}
