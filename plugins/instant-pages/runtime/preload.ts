import preloadRoute from '@docusaurus/core/lib/client/preload.js';
import { isDocumentPath } from './is-document-path';
import { isDecodable } from './is-decodable';
import { loadPage } from './load-page';
import { recover } from './recover';

let first = true;
let isAhead = false;

/** Runs what loads a page ahead of the reader: that it fails is then nobody's concern. */
export function ahead<T>(run: () => T): T {
  isAhead = true;
  try {
    return run();
  } finally {
    isAhead = false;
  }
}

/**
 * Takes the place of the framework's `preload`: documents are loaded first, so that the router knows their route. When it
 * rejects, the framework reloads; `recover` decides whether that may happen.
 */
export default async function preload(pathname: string): Promise<unknown> {
  const starting = first;
  const favour = isAhead;
  first = false;
  // The router cannot hold such an address: the not-found page stays as the server sent it.
  if (starting && !isDecodable(pathname)) return new Promise(() => undefined);
  try {
    if (starting || isDocumentPath(pathname)) await loadPage(pathname);
    return await preloadRoute(pathname);
  } catch (error) {
    if (favour) throw error;
    return recover(pathname, error, starting);
  }
}
