const progressBar = /^<div class="bar" role="bar"><div class="peg"><\/div><\/div>(?:<div class="spinner" role="spinner"><div class="spinner-icon"><\/div><\/div>)?$/;

/** Lets nothing become markup but the progress bar's template. Throws otherwise: the assignment then does not happen. */
export function allowedMarkup(markup: string): string {
  if (markup === '' || progressBar.test(markup)) return markup;
  throw new TypeError(`This site lets no text become markup here: ${markup.slice(0, 60)}`);
}

/** Lets only this site's own hashed files be loaded as scripts or workers. Throws otherwise. */
export function allowedScript(address: string): string {
  const { origin, pathname } = new URL(address, globalThis.location.href);
  if (origin === globalThis.location.origin && pathname.startsWith('/assets/')) return address;
  throw new TypeError(`This site does not load scripts from ${origin}${pathname}.`);
}
