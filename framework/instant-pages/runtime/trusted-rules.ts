const progressBar =
  /^<div class="bar" role="bar"><div class="peg"><\/div><\/div>(?:<div class="spinner" role="spinner"><div class="spinner-icon"><\/div><\/div>)?$/;

/** Lets nothing become markup but the progress bar's template. Throws otherwise: the assignment then does not happen. */
export function allowedMarkup(markup: string): string {
  if (markup === '' || progressBar.test(markup)) return markup;
  throw new TypeError(`This site lets no text become markup here: ${markup.slice(0, 60)}`);
}

/** The service worker that a reader may choose for offline use (delivery/offline/worker.ts): the one script outside `/assets/`. */
const serviceWorker = '/offline-worker.js';

/** Lets only this site's own hashed files and its service worker be loaded as scripts or workers. Throws otherwise. */
export function allowedScript(address: string): string {
  const { origin, pathname, search } = new URL(address, globalThis.location.href);
  const own = pathname.startsWith('/assets/') || pathname + search === serviceWorker;
  if (origin === globalThis.location.origin && own) return address;
  throw new TypeError(`This site does not load scripts from ${origin}${pathname}.`);
}
