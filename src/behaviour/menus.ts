/** Closes the menu of the navbar that is open, by Escape, and gives the focus back to what opened it. */
export function handleMenuKey(event: KeyboardEvent): void {
  const menu =
    event.key === 'Escape'
      ? document.querySelector<HTMLElement>('.navbar .dropdown--show, .navbar .dropdown:hover')
      : null;
  if (menu === null) return;
  const hadFocus = menu.contains(document.activeElement);
  // React closes it when the focus goes elsewhere; under the pointer it would stay open all the same.
  document.body.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  if (hadFocus) menu.querySelector<HTMLElement>('.navbar__link')?.focus();
  menu.dataset['dismissed'] = '';
  for (const sign of ['pointerleave', 'click', 'keydown'])
    menu.addEventListener(sign, () => delete menu.dataset['dismissed'], { once: true });
}
