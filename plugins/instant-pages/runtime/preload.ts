import preloadRoute from '@docusaurus/core/lib/client/preload.js';
import { isDocumentPath } from './is-document-path';
import { loadPage } from './load-page';

let first = true;

/** Takes the place of the framework's `preload`: documents are loaded first, so that the router knows their route. */
export default async function preload(pathname: string): Promise<unknown> {
  if (first || isDocumentPath(pathname)) {
    first = false;
    await loadPage(pathname);
  }
  return preloadRoute(pathname);
}
