import { recall } from './storage.ts';

/** Shows the reader's own values in the page's samples, if there are any: the code for it is loaded then. */
export function showOwnValues(): void {
  if (recall('your-values') === null) return;
  import('./your-values/show.ts').then(
    ({ showValues }) => showValues(),
    // The samples stay as they are.
    (error: unknown) => console.warn(error),
  );
}

/** Opens the panel of the reader's values for `<button data-values>`. */
export function handleValuesClick(event: Event): boolean {
  if (!(event.target as Element | null)?.closest?.('button[data-values]')) return false;
  import('./your-values/dialog.ts').then(
    ({ openDialog }) => openDialog(),
    (error: unknown) => console.warn(error),
  );
  return true;
}
