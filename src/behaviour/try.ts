import { makeEarly } from './try-it/network-worker.ts';

/**
 * Opens the network in the page for `<button data-try>`, and in its other interfaces for `<button data-try-graphql>` and
 * `<button data-try-wallet>`. The code of it is loaded then.
 */
export function handleTryClick(event: Event): boolean {
  const button = (event.target as Element | null)?.closest?.<HTMLButtonElement>(
    'button:is([data-try], [data-try-graphql], [data-try-wallet])',
  );
  if (!button) return false;
  const { try: operation, tryWallet } = button.dataset;
  makeEarly();
  if (operation !== undefined) import('./try-it/index.ts').then(({ openTry }) => openTry(button), console.warn);
  else if (tryWallet !== undefined)
    import('./try-wallet/index.ts').then(({ openWallet }) => openWallet(button), console.warn);
  else import('./try-graphql/index.ts').then(({ openEditor }) => openEditor(button), console.warn);
  return true;
}

/** Shows what a link to a try says. */
export function showLinkedTry(): void {
  const { hash } = window.location;
  if (hash.startsWith('#try=')) import('./try-it/index.ts').then(({ openLinked }) => openLinked(), console.warn);
  if (hash.startsWith('#try-graphql='))
    import('./try-graphql/index.ts').then(({ openLinked }) => openLinked(), console.warn);
  if (hash.startsWith('#try-wallet='))
    import('./try-wallet/index.ts').then(({ openLinked }) => openLinked(), console.warn);
}
