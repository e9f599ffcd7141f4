import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation.js';
import preloadRoute from '@docusaurus/core/lib/client/preload.js';
import { buildId } from './build-id';
import { isDecodable, normalisePath } from './normalise-path';
import { isDocumentPath } from './is-document-path';
import { loadPage } from './load-page';
import { recover } from './recover';
import { forgetReload } from './reload-guard';

let first = true;

/** Loads a page that the reader may go to next. A failure is only reported: it becomes theirs when they do go there. */
export async function loadAhead(pathname: string): Promise<unknown> {
  if (isDocumentPath(pathname)) await loadPage(pathname);
  // The router shows `/orders.html` as `/orders`: without the code of that route React would draw the frame a second time.
  return preloadRoute(normalizeLocation({ pathname }).pathname);
}

/**
 * Takes the place of the framework's `preload`: documents are loaded first, so that the router knows their route. When it
 * rejects, the framework reloads; `recover` decides whether that may happen.
 */
export default async function preload(pathname: string): Promise<unknown> {
  const starting = first;
  first = false;
  // The router cannot hold such an address: the not-found page stays as the server sent it.
  if (starting && !isDecodable(pathname)) return new Promise(() => undefined);
  try {
    if (starting) await loadPage(pathname);
    const loaded = await loadAhead(pathname);
    forgetReload(normalisePath(pathname), buildId(document), () => window.sessionStorage);
    return loaded;
  } catch (error) {
    return recover(pathname, error, starting);
  }
}
