import framework from '@docusaurus/core/lib/client/docusaurus.js';
import { isSlowConnection } from './is-slow-connection';
import { isDocumentPath } from './is-document-path';
import prefetchAsset from './prefetch';
import { loadAhead } from './preload';

/**
 * Takes the place of the framework's `window.docusaurus`. Its own `prefetch` decides (never twice, never on a slow
 * connection) and fetches chunks; a document's only asset is its HTML.
 */
export default Object.freeze({
  prefetch(path: string): false | Promise<unknown> {
    const chunks = framework.prefetch(path);
    return chunks === false || !isDocumentPath(path) ? chunks : prefetchAsset(path);
  },
  // Not the framework's: its failures reload the page, and nobody has asked for this one yet.
  preload(path: string): false | Promise<unknown> {
    if (isSlowConnection()) return false;
    return loadAhead(path).catch(() => undefined);
  },
});
