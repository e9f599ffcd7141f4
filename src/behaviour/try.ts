/** Opens the network in the page for `<button data-try>` and `<button data-try-graphql>`. The code of it is loaded then. */
export function handleTryClick(event: Event): boolean {
  const button = (event.target as Element | null)?.closest?.<HTMLButtonElement>(
    'button:is([data-try], [data-try-graphql])',
  );
  if (!button) return false;
  if (button.dataset['try'] === undefined)
    import('./try-graphql/index.ts').then(({ openEditor }) => openEditor(button), console.warn);
  else import('./try-it/index.ts').then(({ openTry }) => openTry(button), console.warn);
  return true;
}

/** Shows what a link to a try says. */
export function showLinkedTry(): void {
  const { hash } = window.location;
  if (hash.startsWith('#try=')) import('./try-it/index.ts').then(({ openLinked }) => openLinked(), console.warn);
  if (hash.startsWith('#try-graphql='))
    import('./try-graphql/index.ts').then(({ openLinked }) => openLinked(), console.warn);
}
