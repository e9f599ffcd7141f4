/** Opens the network in the page for `<button data-try>`. The code of it is loaded then. */
export function handleTryClick(event: Event): boolean {
  const button = (event.target as Element | null)?.closest?.<HTMLButtonElement>('button[data-try]');
  if (!button) return false;
  import('./try-it/index.ts').then(({ openTry }) => openTry(button), console.warn);
  return true;
}

/** Shows what a link to a try says. */
export function showLinkedTry(): void {
  if (window.location.hash.startsWith('#try='))
    import('./try-it/index.ts').then(({ openLinked }) => openLinked(), console.warn);
}
