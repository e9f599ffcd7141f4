import preloadRoute from '@docusaurus/core/lib/client/preload.js';
import { isDocumentPath } from './is-document-path';
import { loadPage } from './load-page';
import { recover } from './recover';

let first = true;

/**
 * Takes the place of the framework's `preload`: documents are loaded first, so that the router knows their route. When it
 * rejects, the framework reloads; `recover` decides whether that may happen.
 */
export default async function preload(pathname: string): Promise<unknown> {
  const starting = first;
  first = false;
  try {
    if (starting || isDocumentPath(pathname)) await loadPage(pathname);
    return await preloadRoute(pathname);
  } catch (error) {
    return recover(pathname, error, starting);
  }
}
